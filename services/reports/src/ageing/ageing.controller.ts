import { ageingRow, asOfQuery } from '@depot/contracts/reports';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import type * as z from 'zod';
import { ListAgeing } from './queries/list-ageing.js';

@Controller('report/ageing')
export class AgeingController {
  constructor(private readonly listing: ListAgeing) {}

  /**
   * Lists the balances of stores today, or as of a day, by days past due.
   *
   * One row for each store that has open invoices or credits, by name. `amounts` are those not yet due, then 1–30,
   * 31–60, 61–90 and more days past due; they sum to `owed`. Open credits are subtracted, amounts are in dollars, days
   * are those of the distributor's timezone. With `asOf`, entries of the ledger with a posting day up to it count, and
   * `unapplied` (payments that were dated before their invoices) is subtracted from `owed`.
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
  async listAgeing(@Query({ schema: asOfQuery }) { asOf }: z.output<typeof asOfQuery>) {
    return { list: asOf === undefined ? await this.listing.execute() : await this.listing.listAsOf(asOf) };
  }
}
