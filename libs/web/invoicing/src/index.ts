export {
  type FindInvoices,
  type GenerateInvoiceRequest,
  useBillingFindQuery,
  useBillingGenerateMutation,
  useBillingMarkPaidMutation,
  useBillingWatchQuery,
} from './api/invoices.js';
export { InvoiceViewer } from './dialog/InvoiceViewer.js';
export { isOpen } from './dialog/isOpen.js';
export { OrderInvoicesDialog } from './dialog/OrderInvoicesDialog.js';
export { ReturnInvoiceDialog } from './dialog/ReturnInvoiceDialog.js';
export { PaperFrame } from './paper/PaperFrame.js';
export { StorePaymentDialog } from './payment/StorePaymentDialog.js';
