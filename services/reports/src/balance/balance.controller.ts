import { storeBalance, storeBalanceQuery } from '@depot/contracts/reports';
import { listTag } from '@depot/contracts/tags';
import { objOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import type * as z from 'zod';
import { GetBalance } from './queries/get-balance.js';

@Controller('report/balance')
export class BalanceController {
  constructor(private readonly getBalance: GetBalance) {}

  /**
   * Returns the balance of a store today.
   *
   * `balance` is the sum of open invoices less open credits, negative if the credits are larger; `overdue` is its
   * past due part. Amounts are in dollars, days are those of the distributor's timezone. 404 if a STORE requests
   * another store.
   *
   * @returns the balance.
   */
  @Get()
  @ReadRoute({
    id: 'reportsBalance',
    allow: 'report.read',
    provides: ['Report', 'Invoice', listTag('Invoice')],
    response: objOf(storeBalance),
  })
  async find(@Query({ schema: storeBalanceQuery }) { userId }: z.output<typeof storeBalanceQuery>) {
    return { obj: await this.getBalance.execute(userId) };
  }
}
