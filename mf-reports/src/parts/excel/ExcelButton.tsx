import { type DocumentRequest, saveDocument } from '@depot/api';
import { useNotify } from '@depot/remote-kit';
import { Button, FileExcelOutlined, Space } from '@depot/ui';
import { useState } from 'react';
import { useTexts } from '../../texts.js';

type Format = 'xlsx' | 'csv';

/** The report as a workbook or as CSV, made by the server from the same request. */
export function ExcelButton({ request }: { request: DocumentRequest }) {
  const { t } = useTexts();
  const notify = useNotify();
  const [saving, setSaving] = useState<Format>();
  const save = (format: Format) => {
    setSaving(format);
    void saveDocument({ ...request, path: `${request.path}?format=${format}` })
      .catch(notify.failure)
      .finally(() => setSaving(undefined));
  };
  return (
    <Space.Compact>
      <Button
        icon={<FileExcelOutlined />}
        loading={saving === 'xlsx'}
        disabled={saving === 'csv'}
        onClick={() => save('xlsx')}
      >
        {t('excel')}
      </Button>
      <Button loading={saving === 'csv'} disabled={saving === 'xlsx'} onClick={() => save('csv')}>
        {t('csv')}
      </Button>
    </Space.Compact>
  );
}
