import { type DayRange, type JournalEntry, LEDGER_REPORT_PORT, type LedgerReportPort } from '@depot/contracts/billing';
import { DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort, namesInBooks } from '@depot/contracts/identity';
import { reportMessages } from '@depot/contracts/reports';
import { formatDay } from '@depot/contracts/time';
import { Inject, Injectable } from '@nestjs/common';

/** Entries of a page. */
const pageSize = 200;
/** Entries of a file. */
const maxEntries = 100_000;

/** Entries of the ledger by posting day. */
@Injectable()
export class ListJournal {
  constructor(
    @Inject(LEDGER_REPORT_PORT) private readonly ledger: LedgerReportPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  async execute(range: DayRange, { store: storeId, after }: { store?: number; after?: number } = {}) {
    const found = await this.ledger.journal(range, { after, storeId, limit: pageSize + 1 });
    return { list: await this.formatEntries(found.slice(0, pageSize)), more: found.length > pageSize };
  }

  /** @throws VALIDATION if the days have more entries than a file holds */
  async listAll(range: DayRange, storeId: number | undefined) {
    const found = await this.ledger.journal(range, { storeId, limit: maxEntries + 1 });
    if (found.length > maxEntries)
      throw new DomainError('VALIDATION', reportMessages.tooManyEntries, { most: maxEntries });
    return this.formatEntries(found);
  }

  private async formatEntries(entries: readonly JournalEntry[]) {
    const names = await namesInBooks(this.identity, [...new Set(entries.map(({ storeId }) => storeId))]);
    return entries.map(({ id, day, document, account, storeId, amount }) => ({
      id,
      formattedDay: formatDay(day),
      document,
      account,
      userId: storeId,
      name: names.get(storeId) ?? '',
      ...splitColumns(amount),
    }));
  }
}

/** Debits are positive, credits negative. */
export function splitColumns(amount: number): { debit: number; credit: number } {
  return { debit: Math.max(amount, 0), credit: Math.max(0 - amount, 0) };
}
