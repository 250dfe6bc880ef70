import { type Invoice, isReturnInvoice } from '@depot/contracts/billing';
import { DownloadButton } from '@depot/downloads';
import { Button, DownloadOutlined, EyeOutlined, StatusTag, Tooltip } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
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
    const customer: DataColumn<Invoice> = { key: 'customer', title: t('invoices.customer'), dataIndex: 'clientName' };
    return [
      { key: 'invoiceId', title: t('invoices.id'), render: (_, row) => <InvoiceNumber invoice={row} /> },
      {
        key: 'invoiceDate',
        title: t('invoices.date'),
        dataIndex: 'formattedInvoiceDate',
        sorter: (a, b) => a.invoiceDate - b.invoiceDate,
      },
      ...(withCustomer ? [customer] : []),
      {
        key: 'relatedTo',
        title: t('invoices.relatedTo'),
        render: (_, { invoiceId, relatedDisplayId }) =>
          t(isReturnInvoice(invoiceId) ? 'invoices.return' : 'invoices.order', { displayId: relatedDisplayId }),
      },
      {
        key: 'total',
        title: t('invoices.total'),
        dataIndex: 'formattedTotal',
        numeric: true,
        sorter: (a, b) => a.total - b.total,
      },
      {
        key: 'paid',
        title: t('invoices.paid'),
        dataIndex: 'formattedPaid',
        numeric: true,
        sorter: (a, b) => a.paid - b.paid,
      },
      {
        key: 'balanceDue',
        title: t('invoices.balanceDue'),
        dataIndex: 'formattedBalanceDue',
        numeric: true,
        sorter: (a, b) => a.balanceDue - b.balanceDue,
      },
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

/** A void invoice says so; whether the others are paid shows in their amounts. */
function InvoiceNumber({ invoice: { invoiceId, status } }: { invoice: Invoice }) {
  return (
    <>
      {invoiceId} {status === 'VOID' && <StatusTag invoice={status} />}
    </>
  );
}

interface InvoiceIconsProps {
  invoiceId: string;
  onView: (invoiceId: string) => void;
}

/** Looks at an invoice, or keeps it as PDF. */
function InvoiceIcons({ invoiceId, onView }: InvoiceIconsProps) {
  const { t } = useTexts();
  return (
    <div className={classes.icons}>
      <Tooltip title={t('invoices.view')}>
        <Button
          type="text"
          size="small"
          icon={<EyeOutlined />}
          aria-label={t('invoices.viewOf', { invoiceId })}
          onClick={() => onView(invoiceId)}
        />
      </Tooltip>
      <Tooltip title={t('invoices.download')}>
        <DownloadButton
          type="text"
          size="small"
          icon={<DownloadOutlined />}
          aria-label={t('invoices.downloadOf', { invoiceId })}
          file={{ path: '/document/invoice/download', body: { invoiceIds: [invoiceId] } }}
        />
      </Tooltip>
    </div>
  );
}
