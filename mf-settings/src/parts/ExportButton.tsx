import { saveDocument } from '@depot/api';
import { useNotify } from '@depot/remote-kit';
import { Button, DownloadOutlined, Dropdown } from '@depot/ui';
import { useState } from 'react';
import { useTexts } from '../texts.js';

const formats = ['xlsx', 'csv'] as const;

/** Keeps a whole list as a file that the import takes as it is. */
export function ExportButton({ path, label }: { path: string; label: string }) {
  const { t } = useTexts();
  const notify = useNotify();
  const [saving, setSaving] = useState(false);
  const save = (format: (typeof formats)[number]) => {
    setSaving(true);
    void saveDocument({ path: `${path}?format=${format}` })
      .catch(notify.failure)
      .finally(() => setSaving(false));
  };
  const items = formats.map((key) => ({ key, label: t(`export.${key}`), onClick: () => save(key) }));
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button icon={<DownloadOutlined />} loading={saving}>
        {label}
      </Button>
    </Dropdown>
  );
}
