import { saveDocument } from '@depot/api';
import { useNotify } from '@depot/remote-kit';
import { Button, FileExcelOutlined } from '@depot/ui';
import { useState } from 'react';
import { useTexts } from '../../texts.js';

/** The recall as a workbook, to be worked through by telephone. */
export function RecallButton({ productId, lot }: { productId: number; lot: string }) {
  const { t } = useTexts();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const download = () => {
    setBusy(true);
    saveDocument({
      path: `/document/recall/download?${String(new URLSearchParams({ productId: String(productId), lot }))}`,
    })
      .catch(notify.failure)
      .finally(() => setBusy(false));
  };
  return (
    <Button type="primary" icon={<FileExcelOutlined />} loading={busy} onClick={download}>
      {t('recall.excel')}
    </Button>
  );
}
