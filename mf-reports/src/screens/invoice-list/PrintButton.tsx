import { useState } from 'react';
import { printDocument } from '@depot/api';
import { invoicesAtOnce, type Invoice } from '@depot/contracts/billing';
import { useNotify } from '@depot/remote-kit';
import { Button, PrinterOutlined } from '@depot/ui';
import { useTexts } from '../../texts.js';

/** Prints the selected invoices as one file. */
export function PrintButton({ selected }: { selected: readonly Invoice[] }) {
  const { t } = useTexts();
  const notify = useNotify();
  const [printing, setPrinting] = useState(false);
  const print = () => {
    if (selected.length > invoicesAtOnce) return notify.warning(t('invoices.tooMany', { count: invoicesAtOnce }));
    setPrinting(true);
    void printDocument({ path: '/document/invoice/download', body: { invoiceIds: selected.map(({ invoiceId }) => invoiceId) } })
      .catch(notify.failure)
      .finally(() => setPrinting(false));
  };
  return (
    <Button icon={<PrinterOutlined />} disabled={selected.length === 0} loading={printing} onClick={print}>
      {t('invoices.print')}
    </Button>
  );
}
