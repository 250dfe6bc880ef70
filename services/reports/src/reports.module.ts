import { STATEMENT_PORT } from '@depot/contracts/reports';
import { Global, Module } from '@nestjs/common';
import { AgeingController } from './ageing/ageing.controller.js';
import { AgeingReportService } from './ageing/ageing-report.service.js';
import { BalanceController } from './balance/balance.controller.js';
import { GetBalance } from './balance/queries/get-balance.js';
import { CategoryReportController } from './category/category.controller.js';
import { StockValue } from './category/stock-value.js';
import { StatementAdapter } from './ports/statement.adapter.js';
import { BestProductsReport } from './sales/best-products-report.js';
import { SalesController } from './sales/sales.controller.js';
import { SalesService } from './sales/sales.service.js';
import { SalesOverTimeReport } from './sales/sales-over-time-report.js';
import { StatementController } from './statement/statement.controller.js';
import { StatementService } from './statement/statement.service.js';
import { UsageController } from './usage/usage.controller.js';
import { UsageService } from './usage/usage.service.js';
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
    SalesService,
    SalesOverTimeReport,
    BestProductsReport,
    AgeingReportService,
    GetBalance,
    StatementService,
    StockValue,
    UsageService,
    { provide: STATEMENT_PORT, useClass: StatementAdapter },
  ],
  exports: [STATEMENT_PORT],
})
export class ReportsModule {}
