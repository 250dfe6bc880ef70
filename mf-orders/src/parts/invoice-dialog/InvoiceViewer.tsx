import { useState } from 'react';
import { failureMessage } from '@depot/api';
import type { Invoice } from '@depot/contracts/billing';
import { EmptyState, ErrorState, Modal, Skeleton } from '@depot/ui';
import { useTexts } from '../../texts.js';
import { InvoiceEdit } from './InvoiceEdit.js';
import { InvoicePaper } from './InvoicePaper.js';
import { InvoiceToolbar } from './InvoiceToolbar.js';
import { InvoiceTabs } from './InvoiceTabs.js';

interface InvoiceViewerProps {
  /** Undefined while they are on their way. */
  invoices: readonly Invoice[] | undefined;
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** Widths of the dialog in pixels: Letter paper and its margins. */
const width = 880;

/** Shows invoices as they are printed, one at a time, and what can be done with each. */
export function InvoiceViewer({ invoices, error, onRetry, onClose }: InvoiceViewerProps) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<string>();
  const [editing, setEditing] = useState(false);
  const invoice = invoices?.find(({ invoiceId }) => invoiceId === chosen) ?? invoices?.[0];
  const show = (invoiceId: string) => {
    setEditing(false);
    setChosen(invoiceId);
  };
  return (
    <Modal open width={width} style={{ top: 24 }} title={t('invoice.title')} footer={null} onCancel={onClose} destroyOnHidden>
      {error && !invoices ? <ErrorState text={failureMessage(error)} onRetry={onRetry} /> : null}
      {!error && !invoices ? <Skeleton active paragraph={{ rows: 12 }} /> : null}
      {invoices?.length === 0 && <EmptyState text={t('invoice.none')} />}
      {invoices && invoices.length > 1 && invoice && <InvoiceTabs invoices={invoices} current={invoice.invoiceId} onChange={show} />}
      {invoice && editing && <InvoiceEdit key={invoice.invoiceId} invoice={invoice} onDone={() => setEditing(false)} />}
      {invoice && !editing && (
        <>
          <InvoiceToolbar invoice={invoice} onEdit={() => setEditing(true)} />
          <InvoicePaper invoice={invoice} />
        </>
      )}
    </Modal>
  );
}
