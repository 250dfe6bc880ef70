import { useOrdersReturnInvoiceQuery } from '../../api/invoices.js';
import { InvoiceViewer } from './InvoiceViewer.js';

interface ReturnInvoiceDialogProps {
  returnId: number;
  onClose: () => void;
}

/** The invoice of a return. */
export function ReturnInvoiceDialog({ returnId, onClose }: ReturnInvoiceDialogProps) {
  const { data, error, refetch } = useOrdersReturnInvoiceQuery({ returnId }, { refetchOnMountOrArgChange: true });
  return <InvoiceViewer invoices={data && [data.obj]} error={error} onRetry={() => void refetch()} onClose={onClose} />;
}
