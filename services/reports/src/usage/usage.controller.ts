import { usageBody, usageReport } from '@depot/contracts/reports';
import { ReadRoute } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import { type UsageBody, BuildUsageReport } from './queries/build-usage-report.js';

@Controller('report/product-usage')
export class UsageController {
  constructor(private readonly usage: BuildUsageReport) {}

  /**
   * Lists what stores got of products in a period.
   *
   * By the date of outbound, returns taken off; `start` and `end` are in epoch ms, both inclusive. Weights are in
   * pounds; values are in dollars, at today's wholesale price. One row for each product that any of the stores got, by
   * name, with a cell for each store that got some. `allStores` is all that got any, also those whose user has another
   * role by now; `allProducts` is all that anybody got, in `subWarehouseId` and `categoryId` where they are given.
   *
   * 400 VALIDATION where neither stores nor `allStores`, or neither products nor `allProducts`, are given, and where it
   * would be too large to be read.
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
