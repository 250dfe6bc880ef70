import { bestProductRow, salesBody, salesOverTimeBody, salesRow, salesStepRow } from '@depot/contracts/reports';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import type * as z from 'zod';
import { ListBestProducts } from './queries/list-best-products.js';
import { ListSales } from './queries/list-sales.js';
import { ListSalesSteps } from './queries/list-sales-steps.js';

@Controller('report/sales')
export class SalesController {
  constructor(
    private readonly sales: ListSales,
    private readonly overTime: ListSalesSteps,
    private readonly products: ListBestProducts,
  ) {}

  /**
   * Lists the sales of each store in a period, with paid and owed amounts.
   *
   * `startDate` and `endDate` are invoice dates in epoch ms, both inclusive. Returns are subtracted, void invoices do
   * not count; amounts are in dollars. Paid and owed are of the period's invoices. One row for each store that has
   * invoices in the period, by name; a STORE gets only its own row.
   *
   * @returns the stores with their sales.
   */
  @Post()
  @ReadRoute({
    id: 'reportsSales',
    allow: 'report.read',
    provides: ['Report', 'Invoice'],
    response: listOf(salesRow),
    mayBeBehind: true,
  })
  async listSales(@Body({ schema: salesBody }) { startDate, endDate }: z.output<typeof salesBody>) {
    return { list: await this.sales.execute({ start: startDate, end: endDate }) };
  }

  /**
   * Lists sales by day, week or month of a period, with paid and owed amounts.
   *
   * `startDate` and `endDate` are invoice dates in epoch ms, both inclusive. Returns are subtracted, void invoices do
   * not count; amounts are in dollars. One row for each step, also without sales; `day` is its first day in the
   * distributor's timezone, and weeks begin on Monday. A STORE gets its own sales.
   *
   * 400 VALIDATION unless the period is shorter than 130 days by day, 910 by week or 3,960 by month.
   *
   * @returns the steps, oldest first.
   */
  @Post('over-time')
  @ReadRoute({
    id: 'reportsSalesOverTime',
    allow: 'report.read',
    provides: ['Report', 'Invoice'],
    response: listOf(salesStepRow),
    mayBeBehind: true,
  })
  async listSalesSteps(
    @Body({ schema: salesOverTimeBody }) { startDate, endDate, step }: z.output<typeof salesOverTimeBody>,
  ) {
    return { list: await this.overTime.execute({ start: startDate, end: endDate }, step) };
  }

  /**
   * Lists the ten products with the highest sales in a period, highest first.
   *
   * `startDate` and `endDate` are invoice dates in epoch ms, both inclusive. Returns are subtracted, void invoices do
   * not count; amounts are in dollars. Weights are in pounds. A STORE gets its own purchases.
   *
   * @returns the products with their billed amounts.
   */
  @Post('products')
  @ReadRoute({
    id: 'reportsBestProducts',
    allow: 'report.read',
    provides: ['Report', 'Invoice'],
    response: listOf(bestProductRow),
    mayBeBehind: true,
  })
  async listBestProducts(@Body({ schema: salesBody }) { startDate, endDate }: z.output<typeof salesBody>) {
    return { list: await this.products.execute({ start: startDate, end: endDate }) };
  }
}
