import { useBillingWatchQuery } from '../api/invoices.js';
import { InvoiceViewer } from './InvoiceViewer.js';

interface OrderInvoicesDialogProps {
  orderId: number;
  /** Id of the invoice to show first. */
  first?: string;
  onClose: () => void;
}

/** The invoices of an order. */
export function OrderInvoicesDialog({ orderId, first, onClose }: OrderInvoicesDialogProps) {
  const { data, error, refetch } = useBillingWatchQuery({ orderId }, { refetchOnMountOrArgChange: true });
  return <InvoiceViewer invoices={data} first={first} error={error} onRetry={() => void refetch()} onClose={onClose} />;
}

interface ReturnInvoiceDialogProps {
  returnId: number;
  onClose: () => void;
}

/** The invoice of a return. */
export function ReturnInvoiceDialog({ returnId, onClose }: ReturnInvoiceDialogProps) {
  const { data, error, refetch } = useBillingWatchQuery({ returnId }, { refetchOnMountOrArgChange: true });
  return <InvoiceViewer invoices={data} error={error} onRetry={() => void refetch()} onClose={onClose} />;
}
