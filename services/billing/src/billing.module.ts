import { BILLING_PORT, BILLING_REPORT_PORT } from '@depot/contracts/billing';
import { Global, Module } from '@nestjs/common';
import { CorrectionController } from './correction/correction.controller.js';
import { CorrectionService } from './correction/correction.service.js';
import { UnpaidItems } from './correction/unpaid-items.queries.js';
import { CreditService } from './credit/credit.service.js';
import { InvoiceController } from './invoice/invoice.controller.js';
import { InvoiceQueries } from './invoice/invoice.queries.js';
import { InvoiceEdit } from './invoice/invoice-edit.js';
import { InvoiceGeneration } from './invoice/invoice-generation.js';
import { InvoiceList } from './invoice/invoice-list.js';
import { InvoiceLocking } from './invoice/invoice-locking.js';
import { InvoiceParties } from './invoice/invoice-parties.js';
import { InvoicePayment } from './invoice/invoice-payment.js';
import { InvoiceRows } from './invoice/invoice-rows.js';
import { InvoiceSealing } from './invoice/invoice-sealing.js';
import { InvoiceView } from './invoice/invoice-view.js';
import { OpenInvoices } from './payment/open-invoices.js';
import { PaymentController } from './payment/payment.controller.js';
import { PaymentLedger } from './payment/payment-ledger.js';
import { PaymentRecording } from './payment/payment-recording.js';
import { PaymentRows } from './payment/payment-rows.js';
import { PaymentView } from './payment/payment-view.js';
import { StorePayments } from './payment/store-payment.js';
import { BillingPortService } from './port/billing.port.js';
import { BillingReportPortService } from './port/billing-report.port.js';
import { OrderInvoicesQueries } from './port/order-invoices.queries.js';
import { PastInvoiceStage } from './port/past-invoice-stage.js';
import { PastInvoices } from './port/past-invoices.js';
import { InvoiceSearchController } from './search/invoice-search.controller.js';
import { InvoiceSearch } from './search/invoice-search.js';
import { InvoiceSums } from './sums/invoice-sums.js';
import { SummedSales } from './sums/summed-sales.js';

const rows = [
  InvoiceQueries,
  InvoiceRows,
  InvoiceLocking,
  InvoiceParties,
  UnpaidItems,
  OrderInvoicesQueries,
  PaymentRows,
  InvoiceSums,
  SummedSales,
];
const payment = [InvoiceSealing, PaymentLedger, PaymentRecording, PaymentView, OpenInvoices, StorePayments];
const work = [
  InvoiceView,
  InvoiceList,
  InvoiceGeneration,
  InvoiceEdit,
  InvoicePayment,
  CreditService,
  CorrectionService,
  PastInvoices,
  PastInvoiceStage,
  InvoiceSearch,
];

const ports = [
  { provide: BILLING_PORT, useClass: BillingPortService },
  { provide: BILLING_REPORT_PORT, useClass: BillingReportPortService },
];

/** Invoices of orders, credits of returns, payment and corrections. */
@Global()
@Module({
  controllers: [InvoiceController, InvoiceSearchController, PaymentController, CorrectionController],
  providers: [...rows, ...payment, ...work, ...ports],
  exports: [BILLING_PORT, BILLING_REPORT_PORT],
})
export class BillingModule {}
