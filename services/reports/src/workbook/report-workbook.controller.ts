import { fromHundredths } from '@depot/contracts/amounts';
import { salesBody, usageBody } from '@depot/contracts/reports';
import { type FileFormatQuery, fileFormatQuery } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import type * as z from 'zod';
import { ListAgeing } from '../ageing/queries/list-ageing.js';
import { ListStockValues } from '../category/queries/list-stock-values.js';
import { ListSales } from '../sales/queries/list-sales.js';
import { ageingBuckets } from '../statement/ageing.js';
import { ageingWords } from '../statement/messages.js';
import { assertFits, BuildUsageReport, type UsageBody } from '../usage/queries/build-usage-report.js';
import { workbookWords as words } from './messages.js';
import { buildSheetRow, buildUsageColumns } from './usage-columns.js';
import { sendWorkbook, translateWord } from './workbook-response.js';

type SalesRow = Awaited<ReturnType<ListSales['execute']>>[number];
type AgeingRow = Awaited<ReturnType<ListAgeing['execute']>>[number];
type CategoryRow = Awaited<ReturnType<ListStockValues['execute']>>[number];

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
    private readonly sales: ListSales,
    private readonly stock: ListStockValues,
    private readonly usage: BuildUsageReport,
    private readonly ageing: ListAgeing,
  ) {}

  /**
   * Downloads the sales of each store in a period for a spreadsheet.
   *
   * `startDate` and `endDate` are invoice dates in epoch ms, both inclusive. Returns are subtracted, void invoices do
   * not count; amounts are in dollars. A STORE gets only its own row. `format` is `xlsx` (default) or `csv`.
   *
   * @returns the file.
   */
  @Post('sales/download')
  @ReadRoute({ id: 'reportsSalesDownload', allow: 'report.read', response: 'file', mayBeBehind: true })
  async downloadSales(
    @Body({ schema: salesBody }) { startDate, endDate }: z.output<typeof salesBody>,
    @Query({ schema: fileFormatQuery }) { format }: FileFormatQuery,
  ) {
    const columns = [
      {
        title: translateWord(words.customer),
        sumTitle: translateWord(words.total),
        width: wide,
        value: (row: SalesRow) => row.name,
      },
      { title: translateWord(words.sales), ...money, value: (row: SalesRow) => fromHundredths(row.sales) },
      { title: translateWord(words.paid), ...money, value: (row: SalesRow) => fromHundredths(row.paid) },
      { title: translateWord(words.owed), ...money, value: (row: SalesRow) => fromHundredths(row.owed) },
    ];
    return sendWorkbook(words.sales, columns, await this.sales.execute({ start: startDate, end: endDate }), format);
  }

  /**
   * Downloads the stock value of each category for a spreadsheet.
   *
   * At wholesale price, in dollars, as of now. `format` is `xlsx` (default) or `csv`.
   *
   * @returns the file.
   */
  @Get('category/download')
  @ReadRoute({ id: 'reportsCategoryDownload', allow: 'report.admin', response: 'file', mayBeBehind: true })
  async downloadCategories(@Query({ schema: fileFormatQuery }) { format }: FileFormatQuery) {
    const columns = [
      {
        title: translateWord(words.category),
        sumTitle: translateWord(words.total),
        width: wide,
        value: (row: CategoryRow) => row.name,
      },
      { title: translateWord(words.warehouse), width: wide, value: (row: CategoryRow) => row.subWarehouse.name },
      { title: translateWord(words.price), ...money, value: (row: CategoryRow) => fromHundredths(row.totalPrice) },
    ];
    return sendWorkbook(words.categories, columns, await this.stock.execute(), format);
  }

  /**
   * Downloads the balances of stores today, by days past due, for a spreadsheet.
   *
   * Amounts are in dollars. `format` is `xlsx` (default) or `csv`.
   *
   * @returns the file.
   */
  @Get('ageing/download')
  @ReadRoute({ id: 'reportsAgeingDownload', allow: 'report.admin', response: 'file', mayBeBehind: true })
  async downloadAgeing(@Query({ schema: fileFormatQuery }) { format }: FileFormatQuery) {
    const columns = [
      {
        title: translateWord(words.customer),
        sumTitle: translateWord(words.total),
        width: wide,
        value: (row: AgeingRow) => row.name,
      },
      ...ageingBuckets.map(({ name }, at) => ({
        title: translateWord(ageingWords[name]),
        ...money,
        value: (row: AgeingRow) => fromHundredths(row.amounts[at] ?? 0),
      })),
      { title: translateWord(words.owed), ...money, value: (row: AgeingRow) => fromHundredths(row.owed) },
    ];
    return sendWorkbook(words.ageing, columns, await this.ageing.execute(), format);
  }

  /**
   * Downloads the product usage of stores in a period for a spreadsheet.
   *
   * By outbound date, less returns; `start` and `end` are in epoch ms, both inclusive. Two columns for each chosen
   * store, or for each store with a shipment: pieces or pounds, and dollars at today's wholesale price. `format` is
   * `xlsx` (default) or `csv`.
   *
   * @returns the file.
   */
  @Post('product-usage/download')
  @ReadRoute({ id: 'reportsProductUsageDownload', allow: 'report.admin', response: 'file', mayBeBehind: true })
  async downloadUsage(
    @Body({ schema: usageBody }) body: UsageBody,
    @Query({ schema: fileFormatQuery }) { format }: FileFormatQuery,
  ) {
    const { rows, stores } = await this.usage.execute(body);
    assertFits(rows.length * stores.length, maxUsageFields);
    return sendWorkbook(words.usage, buildUsageColumns(stores), rows.map(buildSheetRow), format);
  }
}
