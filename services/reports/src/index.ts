import { STATEMENT_PORT } from '@depot/contracts/reports';
import { Global, Module } from '@nestjs/common';
import { CategoryReportController } from './category/category.controller.js';
import { SalesController } from './sales/sales.controller.js';
import { SalesService } from './sales/sales.service.js';
import { StatementController } from './statement/statement.controller.js';
import { StatementService } from './statement/statement.service.js';
import { StockValue } from './category/stock-value.js';
import { UsageController } from './usage/usage.controller.js';
import { UsageService } from './usage/usage.service.js';
import { ReportWorkbookController } from './workbook/report-workbook.controller.js';

@Global()
@Module({
  controllers: [SalesController, StatementController, CategoryReportController, UsageController, ReportWorkbookController],
  providers: [SalesService, StatementService, StockValue, UsageService, { provide: STATEMENT_PORT, useExisting: StatementService }],
  exports: [STATEMENT_PORT],
})
export class ReportsModule {}
