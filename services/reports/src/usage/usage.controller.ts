import { usageBody, usageReport } from '@depot/contracts/reports';
import { ReadRoute } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import { BuildUsageReport, type UsageBody } from './queries/build-usage-report.js';

@Controller('report/product-usage')
export class UsageController {
  constructor(private readonly usage: BuildUsageReport) {}

  /**
   * Lists the product usage of stores in a period.
   *
   * By outbound date, less returns; `start` and `end` are in epoch ms, both inclusive. Weights are in pounds; values
   * are in dollars, at today's wholesale price. One row for each product that any of the stores received, by name, with
   * a cell for each of these stores. `allStores` selects every store with a shipment, including those whose user has
   * another role now; `allProducts` selects every shipped product, in `subWarehouseId` and `categoryId` if given.
   *
   * 400 VALIDATION if neither stores nor `allStores`, or neither products nor `allProducts`, are given, or if the
   * report would be too large.
   *
   * @returns the products with their totals, and the names of the stores.
   */
  @Post()
  @ReadRoute({
    id: 'reportsProductUsage',
    allow: 'report.admin',
    provides: ['Report', 'Order', 'Return'],
    response: usageReport,
    mayBeBehind: true,
  })
  async getReport(@Body({ schema: usageBody }) body: UsageBody) {
    const { rows, stores } = await this.usage.execute(body);
    return { list: rows, storeNames: stores };
  }
}
