import { fromHundredths } from '@depot/contracts/amounts';
import { salesBody, usageBody } from '@depot/contracts/reports';
import { type FileFormatQuery, fileFormatQuery } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import type * as z from 'zod';
import { AgeingReportService } from '../ageing/ageing-report.service.js';
import { StockValue } from '../category/stock-value.js';
import { SalesService } from '../sales/sales.service.js';
import { ageingBuckets } from '../statement/ageing.js';
import { ageingWords } from '../statement/messages.js';
import { assertFits, type UsageBody, UsageService } from '../usage/usage.service.js';
import { workbookWords as words } from './messages.js';
import { sheetRow, usageColumns } from './usage-columns.js';
import { said, workbookResponse } from './workbook-response.js';

type SalesRow = Awaited<ReturnType<SalesService['rows']>>[number];
type AgeingRow = Awaited<ReturnType<AgeingReportService['rows']>>[number];
type CategoryRow = Awaited<ReturnType<StockValue['byCategory']>>[number];

/** Characters of the widest names. */
const wide = 32;

/** Products times stores of one sheet: it has a place for each, also where a store got nothing. */
const maxUsageFields = 2_000_000;

/** Dollars that are summed. */
const money = { kind: 'money', isSummed: true } as const;

/** The reports as files for spreadsheets. */
@Controller('document')
export class ReportWorkbookController {
  constructor(
    private readonly sales: SalesService,
    private readonly stock: StockValue,
    private readonly usage: UsageService,
    private readonly ageing: AgeingReportService,
  ) {}

  /**
   * Downloads the sales of each store in a period for a spreadsheet.
   *
   * `startDate` and `endDate` are invoice dates in epoch ms, both inclusive. Returns are subtracted, void invoices do
   * not count; amounts are in dollars. A STORE gets itself alone. `format` is `xlsx`, or `csv`; XLSX where it is left
   * out.
   *
   * @returns the file.
   */
  @Post('sales/download')
  @ReadRoute({ id: 'reportsSalesDownload', allow: 'report.read', response: 'file', mayBeBehind: true })
  async salesFile(
    @Body({ schema: salesBody }) { startDate, endDate }: z.output<typeof salesBody>,
    @Query({ schema: fileFormatQuery }) { format }: FileFormatQuery,
  ) {
    const columns = [
      { title: said(words.customer), sumTitle: said(words.total), width: wide, value: (row: SalesRow) => row.name },
      { title: said(words.sales), ...money, value: (row: SalesRow) => fromHundredths(row.sales) },
      { title: said(words.paid), ...money, value: (row: SalesRow) => fromHundredths(row.paid) },
      { title: said(words.owed), ...money, value: (row: SalesRow) => fromHundredths(row.owed) },
    ];
    return workbookResponse(words.sales, columns, await this.sales.rows({ start: startDate, end: endDate }), format);
  }

  /**
   * Downloads the stock value of each category for a spreadsheet.
   *
   * At wholesale price, in dollars, as of now. `format` is `xlsx`, or `csv`; XLSX where it is left out.
   *
   * @returns the file.
   */
  @Get('category/download')
  @ReadRoute({ id: 'reportsCategoryDownload', allow: 'report.admin', response: 'file', mayBeBehind: true })
  async categoryFile(@Query({ schema: fileFormatQuery }) { format }: FileFormatQuery) {
    const columns = [
      { title: said(words.category), sumTitle: said(words.total), width: wide, value: (row: CategoryRow) => row.name },
      { title: said(words.warehouse), width: wide, value: (row: CategoryRow) => row.subWarehouse.name },
      { title: said(words.price), ...money, value: (row: CategoryRow) => fromHundredths(row.totalPrice) },
    ];
    return workbookResponse(words.categories, columns, await this.stock.byCategory(), format);
  }

  /**
   * Downloads what stores owe today, by how long past due, for a spreadsheet.
   *
   * Amounts are in dollars. `format` is `xlsx`, or `csv`; XLSX where it is left out.
   *
   * @returns the file.
   */
  @Get('ageing/download')
  @ReadRoute({ id: 'reportsAgeingDownload', allow: 'report.admin', response: 'file', mayBeBehind: true })
  async ageingFile(@Query({ schema: fileFormatQuery }) { format }: FileFormatQuery) {
    const columns = [
      { title: said(words.customer), sumTitle: said(words.total), width: wide, value: (row: AgeingRow) => row.name },
      ...ageingBuckets.map(({ name }, at) => ({
        title: said(ageingWords[name]),
        ...money,
        value: (row: AgeingRow) => fromHundredths(row.amounts[at] ?? 0),
      })),
      { title: said(words.owed), ...money, value: (row: AgeingRow) => fromHundredths(row.owed) },
    ];
    return workbookResponse(words.ageing, columns, await this.ageing.rows(), format);
  }

  /**
   * Downloads what stores got of products in a period for a spreadsheet.
   *
   * By the date of outbound, returns taken off; `start` and `end` are in epoch ms, both inclusive. Two columns for each
   * chosen store, or of all that got any: pieces or pounds, and dollars at today's wholesale price. `format` is `xlsx`,
   * or `csv`; XLSX where it is left out.
   *
   * @returns the file.
   */
  @Post('product-usage/download')
  @ReadRoute({ id: 'reportsProductUsageDownload', allow: 'report.admin', response: 'file', mayBeBehind: true })
  async usageFile(
    @Body({ schema: usageBody }) body: UsageBody,
    @Query({ schema: fileFormatQuery }) { format }: FileFormatQuery,
  ) {
    const { rows, stores } = await this.usage.report(body);
    assertFits(rows.length * stores.length, maxUsageFields);
    return workbookResponse(words.usage, usageColumns(stores), rows.map(sheetRow), format);
  }
}
