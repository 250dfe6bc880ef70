import { saveDocument } from '@depot/api';
import { useNotify } from '@depot/remote-kit';
import { Button, FileExcelOutlined } from '@depot/ui';
import { useState } from 'react';
import { useTexts } from '../../texts.js';

/** The whole inventory as a workbook. */
export function ExcelButton() {
  const { t } = useTexts();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const download = () => {
    setBusy(true);
    saveDocument({ path: '/document/inventory/download' })
      .catch(notify.failure)
      .finally(() => setBusy(false));
  };
  return (
    <Button icon={<FileExcelOutlined />} loading={busy} onClick={download}>
      {t('list.excel')}
    </Button>
  );
}
