import type { Order } from '@depot/contracts/orders';
import { useOrdersInvoicesQuery } from '../../api/invoices.js';
import { InvoiceViewer } from './InvoiceViewer.js';

interface InvoiceDialogProps {
  order: Pick<Order, 'orderId'>;
  onClose: () => void;
}

/** The invoices of an order. */
export function InvoiceDialog({ order, onClose }: InvoiceDialogProps) {
  const { data, error, refetch } = useOrdersInvoicesQuery({ orderId: order.orderId }, { refetchOnMountOrArgChange: true });
  return <InvoiceViewer invoices={data?.list} error={error} onRetry={() => void refetch()} onClose={onClose} />;
}
