import { STATEMENT_PORT } from '@depot/contracts/reports';
import { Global, Module } from '@nestjs/common';
import { AccountingController } from './accounting/accounting.controller.js';
import { GetTrialBalance } from './accounting/queries/get-trial-balance.js';
import { ListJournal } from './accounting/queries/list-journal.js';
import { ListReceipts } from './accounting/queries/list-receipts.js';
import { ReceiptsController } from './accounting/receipts.controller.js';
import { AgeingController } from './ageing/ageing.controller.js';
import { ListAgeing } from './ageing/queries/list-ageing.js';
import { AsOfController } from './as-of/as-of.controller.js';
import { ListBalances } from './as-of/queries/list-balances.js';
import { ListOpenAsOf } from './as-of/queries/list-open-as-of.js';
import { BalanceController } from './balance/balance.controller.js';
import { GetBalance } from './balance/queries/get-balance.js';
import { CategoryReportController } from './category/category.controller.js';
import { ListStockValues } from './category/queries/list-stock-values.js';
import { StatementAdapter } from './ports/statement.adapter.js';
import { ListBestProducts } from './sales/queries/list-best-products.js';
import { ListSales } from './sales/queries/list-sales.js';
import { ListSalesSteps } from './sales/queries/list-sales-steps.js';
import { SalesController } from './sales/sales.controller.js';
import { StatementController } from './statement/statement.controller.js';
import { StatementService } from './statement/statement.service.js';
import { BuildUsageReport } from './usage/queries/build-usage-report.js';
import { UsageController } from './usage/usage.controller.js';
import { AccountingWorkbookController } from './workbook/accounting-workbook.controller.js';
import { InvoiceWorkbookController } from './workbook/invoice-workbook.controller.js';
import { ReportWorkbookController } from './workbook/report-workbook.controller.js';

@Global()
@Module({
  controllers: [
    SalesController,
    AgeingController,
    BalanceController,
    StatementController,
    CategoryReportController,
    UsageController,
    ReportWorkbookController,
    InvoiceWorkbookController,
    AccountingController,
    ReceiptsController,
    AccountingWorkbookController,
    AsOfController,
  ],
  providers: [
    ListSales,
    ListSalesSteps,
    ListBestProducts,
    ListAgeing,
    GetBalance,
    StatementService,
    ListStockValues,
    BuildUsageReport,
    ListJournal,
    GetTrialBalance,
    ListReceipts,
    ListBalances,
    ListOpenAsOf,
    { provide: STATEMENT_PORT, useClass: StatementAdapter },
  ],
  exports: [STATEMENT_PORT],
})
export class ReportsModule {}
