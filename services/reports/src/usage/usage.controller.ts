import { usageBody, usageRow } from '@depot/contracts/reports';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import { type UsageBody, UsageService } from './usage.service.js';

@Controller('report/product-usage')
export class UsageController {
  constructor(private readonly usage: UsageService) {}

  /**
   * Lists what stores got of products in a period.
   *
   * By the date of outbound, returns taken off; `start` and `end` are in epoch ms, both inclusive. Weights are in
   * pounds; values are in dollars, at today's wholesale price. One row for each product that any of the stores got, by
   * name, with a cell for each store that got some.
   *
   * @returns the products with their totals.
   */
  @Post()
  @ReadRoute({ id: 'reportsProductUsage', allow: 'report.admin', response: listOf(usageRow), mayBeBehind: true })
  async rows(@Body({ schema: usageBody }) body: UsageBody) {
    return { list: await this.usage.rows(body) };
  }
}
