import { journal, journalQuery, trialBalance, trialBalanceQuery } from '@depot/contracts/reports';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import type * as z from 'zod';
import { GetTrialBalance } from './queries/get-trial-balance.js';
import { ListJournal } from './queries/list-journal.js';

/** Reports of the ledger. */
@Controller('accounting')
export class AccountingController {
  constructor(
    private readonly listJournal: ListJournal,
    private readonly getTrialBalance: GetTrialBalance,
  ) {}

  /**
   * Lists entries of the ledger by posting day.
   *
   * `from` and `to` are calendar days of the distributor, both inclusive; `store` limits them to one customer. A page
   * has 200 entries; `more` says that others follow, which `after` (the `id` of the last one) requests. Each amount
   * stands in one of both columns, in dollars. The entries of a document sum to zero.
   *
   * @returns the entries.
   */
  @Get('journal')
  @ReadRoute({
    id: 'reportsJournal',
    allow: 'accounting.read',
    provides: ['Accounting', 'Invoice'],
    response: journal,
  })
  async findJournal(@Query({ schema: journalQuery }) { from, to, ...page }: z.output<typeof journalQuery>) {
    return this.listJournal.execute({ from, to }, page);
  }

  /**
   * Returns the balances of all accounts on a day.
   *
   * Of all entries posted up to `asOf`, a calendar day of the distributor (default: today). A balance stands in one of
   * both columns, in dollars; the columns have equal sums. Figures of a closed day do not change any more.
   *
   * @returns the accounts with a balance, and the sums.
   */
  @Get('trial-balance')
  @ReadRoute({
    id: 'reportsTrialBalance',
    allow: 'accounting.read',
    provides: ['Accounting', 'Invoice'],
    response: trialBalance,
  })
  async findTrialBalance(@Query({ schema: trialBalanceQuery }) { asOf }: z.output<typeof trialBalanceQuery>) {
    return this.getTrialBalance.execute(asOf);
  }
}
