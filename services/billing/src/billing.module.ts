import { ACCOUNTING_PORT, BILLING_PORT, BILLING_REPORT_PORT, LEDGER_REPORT_PORT } from '@depot/contracts/billing';
import { Global, Module } from '@nestjs/common';
import { CorrectInvoicePrice } from './correction/commands/correct-invoice-price.js';
import { SyncInvoiceRates } from './correction/commands/sync-invoice-rates.js';
import { CorrectionController } from './correction/correction.controller.js';
import { CorrectionService } from './correction/correction.service.js';
import { CreditReturn } from './invoice/commands/credit-return.js';
import { EditInvoice } from './invoice/commands/edit-invoice.js';
import { GenerateInvoice } from './invoice/commands/generate-invoice.js';
import { ReviseCredit } from './invoice/commands/revise-credit.js';
import { VoidInvoices } from './invoice/commands/void-invoices.js';
import { EarlyCredits } from './invoice/credit/early-credits.js';
import { OrderAccounts } from './invoice/credit/order-account.js';
import { CreditedOrders } from './invoice/credited-orders.js';
import { InvoiceController } from './invoice/invoice.controller.js';
import { InvoiceRepository } from './invoice/invoice.repository.js';
import { InvoiceService } from './invoice/invoice.service.js';
import { InvoiceContextRepository } from './invoice/invoice-context.repository.js';
import { InvoiceItemRepository } from './invoice/invoice-item.repository.js';
import { InvoiceLocking } from './invoice/invoice-locking.js';
import { InvoiceParties } from './invoice/invoice-parties.js';
import { InvoiceSealing } from './invoice/invoice-sealing.js';
import { InvoiceSellerRepository } from './invoice/invoice-seller.repository.js';
import { InvoiceView } from './invoice/invoice-view.js';
import { GetCreditOfReturn } from './invoice/queries/get-credit-of-return.js';
import { GetInvoices } from './invoice/queries/get-invoices.js';
import { PostMissingEntries } from './ledger/commands/post-missing-entries.js';
import { LedgerService } from './ledger/ledger.service.js';
import { LedgerEntryRepository } from './ledger/ledger-entry.repository.js';
import { LedgerTask } from './ledger/ledger-task.js';
import { AddPastInvoices } from './past-invoice/commands/add-past-invoices.js';
import { PastInvoiceRepository } from './past-invoice/past-invoice.repository.js';
import { MarkInvoicesPaid } from './payment/commands/mark-invoices-paid.js';
import { RecordInvoicePayment } from './payment/commands/record-invoice-payment.js';
import { RecordStorePayment } from './payment/commands/record-store-payment.js';
import { ReverseInvoicePayment } from './payment/commands/reverse-invoice-payment.js';
import { PaymentController } from './payment/payment.controller.js';
import { PaymentRepository } from './payment/payment.repository.js';
import { PaymentService } from './payment/payment.service.js';
import { PaymentView } from './payment/payment-view.js';
import { ListOpenInvoices } from './payment/queries/list-open-invoices.js';
import { AccountingPeriodRepository } from './period/accounting-period.repository.js';
import { AccountingPeriods } from './period/accounting-periods.js';
import { SavePeriod } from './period/commands/save-period.js';
import { PeriodController } from './period/period.controller.js';
import { GetPeriod } from './period/queries/get-period.js';
import { AccountingAdapter } from './ports/accounting.adapter.js';
import { BillingAdapter } from './ports/billing.adapter.js';
import { BillingReportAdapter } from './ports/billing-report.adapter.js';
import { LedgerReportAdapter } from './ports/ledger-report.adapter.js';
import { StoreAccountRepository } from './report/account.repository.js';
import { AsOfRepository } from './report/as-of.repository.js';
import { InvoiceReportRepository } from './report/invoice-report.repository.js';
import { LedgerReportRepository } from './report/ledger-report.repository.js';
import { InvoiceSearchController } from './search/invoice-search.controller.js';
import { InvoiceSearchRepository } from './search/invoice-search.repository.js';
import { SearchInvoices } from './search/queries/search-invoices.js';
import { InvoiceSumRepository } from './sums/invoice-sum.repository.js';
import { InvoiceSums } from './sums/invoice-sums.js';

const rows = [
  InvoiceRepository,
  InvoiceSellerRepository,
  InvoiceContextRepository,
  InvoiceItemRepository,
  StoreAccountRepository,
  InvoiceReportRepository,
  InvoiceSearchRepository,
  PaymentRepository,
  PastInvoiceRepository,
  InvoiceSumRepository,
  LedgerEntryRepository,
  AccountingPeriodRepository,
  LedgerReportRepository,
  AsOfRepository,
];
const work = [
  InvoiceService,
  InvoiceLocking,
  InvoiceParties,
  InvoiceSealing,
  InvoiceView,
  InvoiceSums,
  LedgerService,
  AccountingPeriods,
  LedgerTask,
  CreditedOrders,
  OrderAccounts,
  EarlyCredits,
  PaymentService,
  PaymentView,
  CorrectionService,
];
const commands = [
  GenerateInvoice,
  EditInvoice,
  VoidInvoices,
  CreditReturn,
  ReviseCredit,
  RecordInvoicePayment,
  RecordStorePayment,
  ReverseInvoicePayment,
  MarkInvoicesPaid,
  SyncInvoiceRates,
  CorrectInvoicePrice,
  AddPastInvoices,
  PostMissingEntries,
  SavePeriod,
];
const queries = [GetInvoices, GetCreditOfReturn, ListOpenInvoices, SearchInvoices, GetPeriod];

const ports = [
  { provide: ACCOUNTING_PORT, useClass: AccountingAdapter },
  { provide: BILLING_PORT, useClass: BillingAdapter },
  { provide: BILLING_REPORT_PORT, useClass: BillingReportAdapter },
  { provide: LEDGER_REPORT_PORT, useClass: LedgerReportAdapter },
];

/** Invoices of orders, credits of returns, payment and corrections. */
@Global()
@Module({
  controllers: [InvoiceController, InvoiceSearchController, PaymentController, CorrectionController, PeriodController],
  providers: [...rows, ...work, ...commands, ...queries, ...ports],
  exports: [ACCOUNTING_PORT, BILLING_PORT, BILLING_REPORT_PORT, LEDGER_REPORT_PORT],
})
export class BillingModule {}

export { billingMigrations } from './migrations/index.js';
