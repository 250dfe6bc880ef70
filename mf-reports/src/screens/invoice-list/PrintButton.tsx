import { type Invoice, invoicesAtOnce } from '@depot/contracts/billing';
import { useDownloads } from '@depot/downloads';
import { useNotify } from '@depot/remote-kit';
import { Button, PrinterOutlined } from '@depot/ui';
import { useTexts } from '../../texts.js';

/** Prints the selected invoices as one file; many of them with progress. */
export function PrintButton({ selected }: { selected: readonly Invoice[] }) {
  const { t } = useTexts();
  const notify = useNotify();
  const { print, isBusy, progress } = useDownloads();
  const count = selected.length;
  const start = () => {
    if (count > invoicesAtOnce) return notify.warning(t('invoices.tooMany', { count: invoicesAtOnce }));
    const invoiceIds = selected.map(({ invoiceId }) => invoiceId);
    void print({ path: '/document/invoice/download', body: { invoiceIds }, count, title: t('invoices.printing') });
  };
  return (
    <>
      <Button icon={<PrinterOutlined />} disabled={count === 0} loading={isBusy} onClick={start}>
        {t('invoices.print')}
      </Button>
      {progress}
    </>
  );
}
