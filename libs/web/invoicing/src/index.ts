export {
  type FindInvoices,
  type GenerateInvoiceRequest,
  type ListInvoices,
  useBillingFindQuery,
  useBillingGenerateMutation,
  useBillingInvoicesInfiniteQuery,
  useBillingMarkPaidMutation,
  useBillingWatchQuery,
} from './api/invoices.js';
export { BalanceSummary } from './balance/BalanceSummary.js';
export { InvoiceViewer } from './dialog/InvoiceViewer.js';
export { OrderInvoicesDialog, ReturnInvoiceDialog } from './dialog/OrderInvoicesDialog.js';
export { DocumentPage } from './paper/DocumentPage.js';
export { PaperFrame } from './paper/PaperFrame.js';
export { dueOn, hasOpenAmount } from './payment/paymentValues.js';
export { StorePaymentDialog } from './payment/StorePaymentDialog.js';
export { InvoiceTag } from './state/InvoiceTag.js';
