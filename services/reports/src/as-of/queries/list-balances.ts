import { LEDGER_REPORT_PORT, type LedgerReportPort } from '@depot/contracts/billing';
import { IDENTITY_PORT, type IdentityPort, namesInBooks } from '@depot/contracts/identity';
import { dayOf, formatDay } from '@depot/contracts/time';
import { Inject, Injectable } from '@nestjs/common';

/** Balances of stores on a day. */
@Injectable()
export class ListBalances {
  constructor(
    @Inject(LEDGER_REPORT_PORT) private readonly ledger: LedgerReportPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  /** One row for each store with a balance, by name. */
  async execute(asOf?: string) {
    const day = asOf ?? dayOf(Date.now(), (await this.identity.tenant()).timezone);
    const sums = await this.ledger.storeBalances(day);
    const names = await namesInBooks(
      this.identity,
      sums.map(({ storeId }) => storeId),
    );
    const list = sums.map(({ storeId, receivable, unapplied }) => ({
      userId: storeId,
      name: names.get(storeId) ?? '',
      receivable,
      unapplied,
      balance: receivable - unapplied,
    }));
    return {
      list: list.toSorted((a, b) => a.name.localeCompare(b.name)),
      asOf: day,
      formattedAsOf: formatDay(day),
    };
  }
}
