import { formatCents } from '@depot/contracts/amounts';
import {
  BILLING_REPORT_PORT,
  type BillingReportPort,
  type DatedOpenInvoice,
  LEDGER_REPORT_PORT,
  type LedgerReportPort,
} from '@depot/contracts/billing';
import { IDENTITY_PORT, type IdentityPort, namesInBooks } from '@depot/contracts/identity';
import { daysBetween } from '@depot/contracts/time';
import { grouped } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { ageingBuckets, computeBucketStarts } from '../../statement/ageing.js';

/** Open amounts of stores today, by the due days of their invoices. */
@Injectable()
export class ListAgeing {
  constructor(
    @Inject(BILLING_REPORT_PORT) private readonly billing: BillingReportPort,
    @Inject(LEDGER_REPORT_PORT) private readonly ledger: LedgerReportPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  /** One row for each store with an open invoice, by name; the amounts of a row add up to its balance. */
  async execute() {
    const { timezone } = await this.identity.tenant();
    const found = await this.billing.openByStore(computeBucketStarts(Date.now(), timezone));
    return this.formatRows(found);
  }

  /** As of a day, from the ledger; the amounts of a row less its unapplied payments add up to its balance. */
  async listAsOf(asOf: string) {
    const open = grouped(await this.ledger.openInvoices(asOf), ({ storeId }) => storeId);
    const unapplied = new Map(
      (await this.ledger.storeBalances(asOf)).map((balance) => [balance.storeId, balance.unapplied]),
    );
    const storeIds = [...new Set([...open.keys(), ...unapplied.keys()])];
    const rows = storeIds.map((storeId) => ({
      storeId,
      amounts: sumByAge(open.get(storeId) ?? [], asOf),
      unapplied: unapplied.get(storeId) ?? 0,
    }));
    return this.formatRows(rows.filter((row) => row.unapplied !== 0 || row.amounts.some((amount) => amount !== 0)));
  }

  private async formatRows(rows: readonly { storeId: number; amounts: number[]; unapplied?: number }[]) {
    const names = await namesInBooks(
      this.identity,
      rows.map(({ storeId }) => storeId),
    );
    return rows
      .map(({ storeId, amounts, unapplied }) => {
        const owed = amounts.reduce((sum, amount) => sum + amount, 0 - (unapplied ?? 0));
        return {
          userId: storeId,
          name: names.get(storeId) ?? '',
          amounts,
          unapplied,
          owed,
          formattedOwed: formatCents(owed),
        };
      })
      .sort((a, b) => a.name.localeCompare(b.name));
  }
}

/** Open amounts by days past due, the youngest first; credits are subtracted where their day is due. */
function sumByAge(open: readonly DatedOpenInvoice[], asOf: string): number[] {
  const amounts = ageingBuckets.map(() => 0);
  for (const { dueDay, isCredit, total, paid } of open) {
    const age = daysBetween(dueDay, asOf);
    const bucket = ageingBuckets.findIndex(({ upTo }) => age <= upTo);
    amounts[bucket] = (amounts[bucket] ?? 0) + (isCredit ? paid - total : total - paid);
  }
  return amounts;
}
