import { type Invoice, isReturnInvoice } from '@depot/contracts/billing';
import { DownloadButton } from '@depot/downloads';
import type { TFunction } from '@depot/i18n';
import { hasOpenAmount, InvoiceTag } from '@depot/invoicing';
import { DownloadOutlined, EyeOutlined, Money, Tooltip, usePhone } from '@depot/ui';
import { type DataColumn, RowButton } from '@depot/ui/data';
import { useMemo } from 'react';
import { useTexts } from '../../texts.js';
import classes from './invoices.module.css';

interface ColumnSettings {
  withCustomer: boolean;
  onView: (invoiceId: string) => void;
}

/** Columns of the list of invoices. */
export function useInvoiceColumns({ withCustomer, onView }: ColumnSettings): DataColumn<Invoice>[] {
  const { t } = useTexts();
  return useMemo((): DataColumn<Invoice>[] => {
    const customer: DataColumn<Invoice> = {
      key: 'customer',
      card: 'line',
      title: t('invoices.customer'),
      dataIndex: 'clientName',
    };
    return [
      { key: 'invoiceId', title: t('invoices.id'), dataIndex: 'invoiceId' },
      {
        key: 'invoiceDate',
        card: 'line',
        title: t('invoices.date'),
        dataIndex: 'formattedInvoiceDate',
        sorter: (a, b) => a.invoiceDate - b.invoiceDate,
      },
      ...(withCustomer ? [customer] : []),
      {
        key: 'relatedTo',
        card: 'line',
        title: t('invoices.relatedTo'),
        render: (_, { invoiceId, relatedDisplayId }) =>
          t(isReturnInvoice(invoiceId) ? 'invoices.return' : 'invoices.order', { displayId: relatedDisplayId }),
      },
      buildStateColumn(t),
      ...buildAmountColumns(t),
      {
        key: 'invoice',
        title: t('invoices.invoice'),
        width: 100,
        actions: true,
        render: (_, { invoiceId }) => <InvoiceIcons invoiceId={invoiceId} onView={onView} />,
      },
    ];
  }, [t, withCustomer, onView]);
}

/** State and due day of an invoice. */
const buildStateColumn = (t: TFunction<'mf-reports'>): DataColumn<Invoice> => ({
  key: 'dueDay',
  card: 'line',
  title: t('invoices.state'),
  sorter: (a, b) => (a.dueDay ?? '9').localeCompare(b.dueDay ?? '9'),
  render: (_, invoice) => (
    <span className={classes.state}>
      <InvoiceTag invoice={invoice} />
      <DueDay invoice={invoice} />
    </span>
  ),
});

/** Total of an invoice, with its paid and due amounts. A credit is negative. */
function buildAmountColumns(t: TFunction<'mf-reports'>): DataColumn<Invoice>[] {
  return [
    {
      key: 'total',
      card: 'amount',
      title: t('invoices.total'),
      numeric: true,
      sorter: (a, b) => applySign(a, a.total) - applySign(b, b.total),
      render: (_, row) => <Money dollars={applySign(row, row.total)} />,
    },
    {
      key: 'paid',
      tableOnly: true,
      title: t('invoices.paid'),
      numeric: true,
      sorter: (a, b) => applySign(a, a.paid) - applySign(b, b.paid),
      render: (_, row) => (isCredit(row) ? '–' : row.formattedPaid),
    },
    {
      key: 'balanceDue',
      title: t('invoices.balanceDue'),
      numeric: true,
      sorter: (a, b) => applySign(a, a.balanceDue) - applySign(b, b.balanceDue),
      render: (_, row) => <BalanceDue invoice={row} />,
    },
  ];
}

const isCredit = ({ invoiceId }: Invoice) => isReturnInvoice(invoiceId);
/** A credit reduces the balance. */
const applySign = (invoice: Invoice, dollars: number) => (isCredit(invoice) ? -dollars : dollars);

/** A credit has no amount due: its remaining amount reduces the balance. */
function BalanceDue({ invoice }: { invoice: Invoice }) {
  if (!isCredit(invoice)) return invoice.formattedBalanceDue;
  return invoice.balanceDue > 0 ? <Money dollars={-invoice.balanceDue} /> : '–';
}

/** Due day of an open invoice. */
function DueDay({ invoice }: { invoice: Invoice }) {
  const { t } = useTexts();
  const { dueDay, formattedDueDay: day } = invoice;
  if (dueDay === null || isCredit(invoice) || !hasOpenAmount(invoice)) return null;
  return <small>{t('invoices.dueOn', { day })}</small>;
}

interface InvoiceIconsProps {
  invoiceId: string;
  onView: (invoiceId: string) => void;
}

/** Buttons that show an invoice or download it as PDF. */
function InvoiceIcons({ invoiceId, onView }: InvoiceIconsProps) {
  const { t } = useTexts();
  const phone = usePhone();
  const download = t('invoices.download');
  return (
    <div className={classes.icons}>
      <RowButton
        icon={<EyeOutlined />}
        word={t('invoices.view')}
        name={t('invoices.viewOf', { invoiceId })}
        onClick={() => onView(invoiceId)}
      />
      <Tooltip title={phone ? undefined : download}>
        <DownloadButton
          type="text"
          size="small"
          icon={<DownloadOutlined />}
          aria-label={t('invoices.downloadOf', { invoiceId })}
          file={{ path: '/document/invoice/download', body: { invoiceIds: [invoiceId] } }}
        >
          {phone && download}
        </DownloadButton>
      </Tooltip>
    </div>
  );
}
