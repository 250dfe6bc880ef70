import { BILLING_PORT, BILLING_REPORT_PORT } from '@depot/contracts/billing';
import { Global, Module } from '@nestjs/common';
import { CorrectionController } from './correction/correction.controller.js';
import { CorrectionService } from './correction/correction.service.js';
import { CreditService } from './credit/credit.service.js';
import { EarlyCredits } from './credit/early-credits.js';
import { OrderAccounts } from './credit/order-account.js';
import { CreditedOrders } from './invoice/credited-orders.js';
import { InvoiceController } from './invoice/invoice.controller.js';
import { InvoiceRepository } from './invoice/invoice.repository.js';
import { InvoiceService } from './invoice/invoice.service.js';
import { InvoiceContextRepository } from './invoice/invoice-context.repository.js';
import { InvoiceEditing } from './invoice/invoice-editing.js';
import { InvoiceGeneration } from './invoice/invoice-generation.js';
import { InvoiceItemRepository } from './invoice/invoice-item.repository.js';
import { InvoiceListing } from './invoice/invoice-listing.js';
import { InvoiceLocking } from './invoice/invoice-locking.js';
import { InvoiceParties } from './invoice/invoice-parties.js';
import { InvoicePayment } from './invoice/invoice-payment.js';
import { InvoiceSealing } from './invoice/invoice-sealing.js';
import { InvoiceSellerRepository } from './invoice/invoice-seller.repository.js';
import { InvoiceView } from './invoice/invoice-view.js';
import { PastInvoiceRepository } from './past-invoice/past-invoice.repository.js';
import { PastInvoiceService } from './past-invoice/past-invoice.service.js';
import { OpenInvoices } from './payment/open-invoices.js';
import { PaymentController } from './payment/payment.controller.js';
import { PaymentRepository } from './payment/payment.repository.js';
import { PaymentLedger } from './payment/payment-ledger.js';
import { PaymentRecording } from './payment/payment-recording.js';
import { PaymentView } from './payment/payment-view.js';
import { StorePayments } from './payment/store-payment.js';
import { BillingAdapter } from './ports/billing.adapter.js';
import { BillingReportAdapter } from './ports/billing-report.adapter.js';
import { StoreAccountRepository } from './report/account.repository.js';
import { InvoiceReportRepository } from './report/invoice-report.repository.js';
import { InvoiceSearchController } from './search/invoice-search.controller.js';
import { InvoiceSearch } from './search/invoice-search.js';
import { InvoiceSearchRepository } from './search/invoice-search.repository.js';
import { InvoiceSumRepository } from './sums/invoice-sum.repository.js';
import { InvoiceSums } from './sums/invoice-sums.js';

const rows = [
  InvoiceRepository,
  InvoiceService,
  InvoiceLocking,
  InvoiceParties,
  InvoiceSellerRepository,
  InvoiceContextRepository,
  InvoiceItemRepository,
  StoreAccountRepository,
  InvoiceReportRepository,
  InvoiceSearchRepository,
  PaymentRepository,
  InvoiceSums,
  InvoiceSumRepository,
];
const payment = [InvoiceSealing, PaymentLedger, PaymentRecording, PaymentView, OpenInvoices, StorePayments];
const work = [
  CreditedOrders,
  InvoiceView,
  InvoiceListing,
  InvoiceGeneration,
  InvoiceEditing,
  InvoicePayment,
  CreditService,
  OrderAccounts,
  EarlyCredits,
  CorrectionService,
  PastInvoiceService,
  PastInvoiceRepository,
  InvoiceSearch,
];

const ports = [
  { provide: BILLING_PORT, useClass: BillingAdapter },
  { provide: BILLING_REPORT_PORT, useClass: BillingReportAdapter },
];

/** Invoices of orders, credits of returns, payment and corrections. */
@Global()
@Module({
  controllers: [InvoiceController, InvoiceSearchController, PaymentController, CorrectionController],
  providers: [...rows, ...payment, ...work, ...ports],
  exports: [BILLING_PORT, BILLING_REPORT_PORT],
})
export class BillingModule {}

export { billingMigrations } from './migrations/index.js';
