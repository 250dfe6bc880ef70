export {
  useBillingFindQuery,
  useBillingWatchQuery,
  useBillingGenerateMutation,
  useBillingMarkPaidMutation,
  type FindInvoices,
  type GenerateInvoiceRequest,
} from './api/invoices.js';
export { InvoiceViewer } from './dialog/InvoiceViewer.js';
export { OrderInvoicesDialog } from './dialog/OrderInvoicesDialog.js';
export { ReturnInvoiceDialog } from './dialog/ReturnInvoiceDialog.js';
export { isOpen } from './dialog/isOpen.js';
export { StorePaymentDialog } from './payment/StorePaymentDialog.js';
export { PaperFrame } from './paper/PaperFrame.js';
