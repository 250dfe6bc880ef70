import { useState } from 'react';
import { saveDocument, type DocumentRequest } from '@depot/api';
import { useNotify } from '@depot/remote-kit';
import { Button, FileExcelOutlined } from '@depot/ui';
import { useTexts } from '../../texts.js';

/** The report as a workbook, made by the server from the same request. */
export function ExcelButton({ request }: { request: DocumentRequest }) {
  const { t } = useTexts();
  const notify = useNotify();
  const [saving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    void saveDocument(request)
      .catch(notify.failure)
      .finally(() => setSaving(false));
  };
  return (
    <Button icon={<FileExcelOutlined />} loading={saving} onClick={save}>
      {t('excel')}
    </Button>
  );
}
