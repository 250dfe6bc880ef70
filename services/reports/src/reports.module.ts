import { STATEMENT_PORT } from '@depot/contracts/reports';
import { Global, Module } from '@nestjs/common';
import { AgeingController } from './ageing/ageing.controller.js';
import { ListAgeing } from './ageing/queries/list-ageing.js';
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
    { provide: STATEMENT_PORT, useClass: StatementAdapter },
  ],
  exports: [STATEMENT_PORT],
})
export class ReportsModule {}
