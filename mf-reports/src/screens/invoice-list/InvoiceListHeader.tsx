import { type Invoice, invoicesAtOnce, isReturnInvoice } from '@depot/contracts/billing';
import { belongsToStore } from '@depot/contracts/permissions';
import { DownloadButton } from '@depot/downloads';
import { dueOn, hasOpenAmount, StorePaymentDialog } from '@depot/invoicing';
import { useNotify, usePageTitle } from '@depot/remote-kit';
import { useNavigate } from '@depot/router';
import { useClaims, useMay } from '@depot/session';
import { Button, DollarOutlined, FileTextOutlined, Money, PageHeader, PrinterOutlined, usePhone } from '@depot/ui';
import { useState } from 'react';
import { ExcelButton } from '../../parts/excel/ExcelButton.js';
import type { Period } from '../../parts/period/period.js';
import { PeriodText } from '../../parts/period/usePeriod.js';
import { useTexts } from '../../texts.js';
import classes from './invoices.module.css';
import { PaidButton } from './PaidButton.js';

interface InvoiceListHeaderProps {
  /** Undefined for the invoices of all; the name is empty while it is not known. */
  customer: { userId: number; name: string } | undefined;
  period: Period | undefined;
  backTo: string;
  selected: readonly Invoice[];
  onPaid: () => void;
}

/** Customer of the invoices, and actions on the selected ones. */
export function InvoiceListHeader({ customer, period, backTo, selected, onPaid }: InvoiceListHeaderProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  // A store opens the page from its own sidebar, sees only its own statement, and knows its name.
  const isStore = belongsToStore(useClaims().r);
  const isStorePhone = usePhone() && isStore;
  const back = () => void navigate(backTo);
  usePageTitle(customer?.name && !isStore ? t('invoices.of', { name: customer.name }) : undefined);
  return (
    <PageHeader
      {...(!isStore && { onBack: back, backLabel: t('invoices.back') })}
      filters={
        <>
          {isStore && (
            <Button icon={<FileTextOutlined />} onClick={back}>
              {t('sales.statement')}
            </Button>
          )}
          {period && <PeriodText period={period} />}
          <SelectionText selected={selected} />
        </>
      }
      actions={
        <>
          {period && !isStorePhone && (
            <ExcelButton
              request={{
                path: '/document/invoices/download',
                body: { userId: customer?.userId, start: period.start, end: period.end },
              }}
            />
          )}
          {(!isStorePhone || selected.length > 0) && <PrintButton selected={selected} />}
          {customer && <StorePaymentButton store={customer} selected={selected} onPaid={onPaid} />}
          <PaidButton selected={selected} onPaid={onPaid} />
        </>
      }
    />
  );
}

/** Prints the selected invoices as one file; many of them with progress. */
function PrintButton({ selected }: { selected: readonly Invoice[] }) {
  const { t } = useTexts();
  const notify = useNotify();
  const count = selected.length;
  const downloadFile = () => {
    if (count > invoicesAtOnce) return void notify.warning(t('invoices.tooMany', { count: invoicesAtOnce }));
    const invoiceIds = selected.map(({ invoiceId }) => invoiceId);
    return { path: '/document/invoice/download', body: { invoiceIds }, count, title: t('invoices.printing') };
  };
  return (
    <DownloadButton action="print" icon={<PrinterOutlined />} disabled={count === 0} file={downloadFile}>
      {t('invoices.print')}
    </DownloadButton>
  );
}

/**
 * Number of selected invoices and the amount due on them. The empty element keeps its space, so that no button moves.
 */
function SelectionText({ selected }: { selected: readonly Invoice[] }) {
  const { t } = useTexts();
  return (
    <span role="status" className={classes.selection}>
      {selected.length > 0 && (
        <>
          {t('invoices.selected', { count: selected.length })} <Money cents={dueOn(selected)} />
        </>
      )}
    </span>
  );
}

interface StorePaymentButtonProps {
  store: { userId: number; name: string };
  selected: readonly Invoice[];
  onPaid: () => void;
}

/** Records one payment over the open invoices of the customer, or over the selected ones. */
function StorePaymentButton({ store, selected, onPaid }: StorePaymentButtonProps) {
  const { t } = useTexts();
  const mayGenerate = useMay('invoice.generate');
  const [isOpened, setOpened] = useState(false);
  if (!mayGenerate) return null;
  const payable = selected
    .filter((invoice) => hasOpenAmount(invoice) && !isReturnInvoice(invoice.invoiceId))
    .map(({ invoiceId }) => invoiceId);
  return (
    <>
      <Button
        icon={<DollarOutlined />}
        disabled={selected.length > 0 && payable.length === 0}
        onClick={() => setOpened(true)}
      >
        {t('invoices.recordPayment')}
      </Button>
      {isOpened && (
        <StorePaymentDialog
          store={store}
          invoiceIds={payable.length > 0 ? payable : undefined}
          onClose={() => setOpened(false)}
          onPaid={onPaid}
        />
      )}
    </>
  );
}
