import { LEDGER_REPORT_PORT, ledgerAccounts, type LedgerReportPort } from '@depot/contracts/billing';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { dayOf, formatDay } from '@depot/contracts/time';
import { Inject, Injectable } from '@nestjs/common';
import { splitColumns } from './list-journal.js';

/** Balances of all accounts of the ledger on a day. */
@Injectable()
export class GetTrialBalance {
  constructor(
    @Inject(LEDGER_REPORT_PORT) private readonly ledger: LedgerReportPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  /** Of today if `asOf` is left out. Accounts without a balance are left out. */
  async execute(asOf?: string) {
    const day = asOf ?? dayOf(Date.now(), (await this.identity.tenant()).timezone);
    const sums = new Map((await this.ledger.accountSums(day)).map(({ account, balance }) => [account, balance]));
    const list = ledgerAccounts.flatMap((account) => {
      const balance = sums.get(account) ?? 0;
      return balance === 0 ? [] : [{ account, ...splitColumns(balance) }];
    });
    return {
      list,
      asOf: day,
      formattedAsOf: formatDay(day),
      debit: list.reduce((sum, { debit }) => sum + debit, 0),
      credit: list.reduce((sum, { credit }) => sum + credit, 0),
    };
  }
}
