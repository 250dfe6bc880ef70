import { ageingRow } from '@depot/contracts/reports';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get } from '@nestjs/common';
import { ListAgeing } from './queries/list-ageing.js';

@Controller('report/ageing')
export class AgeingController {
  constructor(private readonly listing: ListAgeing) {}

  /**
   * Lists the balances of stores today, by days past due.
   *
   * One row for each store that has open invoices or credits, by name. `amounts` are those not yet due, then 1–30,
   * 31–60, 61–90 and more days past due; they sum to `owed`. Open credits are subtracted, amounts are in dollars, days
   * are those of the distributor's timezone.
   *
   * @returns the stores with their balances.
   */
  @Get()
  @ReadRoute({
    id: 'reportsAgeing',
    allow: 'report.admin',
    provides: ['Report', 'Invoice'],
    response: listOf(ageingRow),
    mayBeBehind: true,
  })
  async listAgeing() {
    return { list: await this.listing.execute() };
  }
}
