import { asOfQuery, asOfStoreQuery, balances, openDocumentList } from '@depot/contracts/reports';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import type * as z from 'zod';
import { ListBalances } from './queries/list-balances.js';
import { ListOpenAsOf } from './queries/list-open-as-of.js';

/** Reports as of a day. */
@Controller('report')
export class AsOfController {
  constructor(
    private readonly listOpen: ListOpenAsOf,
    private readonly listBalances: ListBalances,
  ) {}

  /**
   * Lists the invoices and credits that were open on a day, oldest first.
   *
   * `asOf` is a calendar day of the distributor (default: today); entries with a posting day up to it count. `store`
   * limits them to one customer. Amounts of a credit are negative. Amounts are in dollars. Figures of a closed day do
   * not change any more. 400 VALIDATION for more than 20,000.
   *
   * @returns the documents with their open amounts.
   */
  @Get('open-invoices')
  @ReadRoute({
    id: 'reportsOpenInvoices',
    allow: 'accounting.read',
    provides: ['Accounting', 'Invoice'],
    response: openDocumentList,
  })
  async findOpen(@Query({ schema: asOfStoreQuery }) { asOf, store }: z.output<typeof asOfStoreQuery>) {
    return this.listOpen.execute(asOf, store);
  }

  /**
   * Lists the balances of stores on a day, by name.
   *
   * `asOf` is a calendar day of the distributor (default: today); entries with a posting day up to it count. `balance`
   * is `receivable` (open invoices less open credits) less `unapplied` (payments that were dated before their
   * invoices). Amounts are in dollars. Figures of a closed day do not change any more.
   *
   * @returns the stores with a balance.
   */
  @Get('balances')
  @ReadRoute({
    id: 'reportsBalances',
    allow: 'accounting.read',
    provides: ['Accounting', 'Invoice'],
    response: balances,
  })
  async findBalances(@Query({ schema: asOfQuery }) { asOf }: z.output<typeof asOfQuery>) {
    return this.listBalances.execute(asOf);
  }
}
