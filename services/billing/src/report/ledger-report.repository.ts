import type { Cents } from '@depot/contracts/amounts';
import type { AccountSum, DayRange, JournalEntry, LedgerAccount, Receipt } from '@depot/contracts/billing';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import type { LedgerDocument } from '../ledger/posting-rules.js';

interface JournalRow {
  id: number;
  day: string;
  kind: LedgerDocument;
  number: number;
  account: LedgerAccount;
  storeId: number;
  amount: Cents;
}

/** Position of an entry in the journal. */
type Position = Pick<JournalRow, 'id' | 'day'>;

/** Reads the ledger for reports. */
@Injectable()
export class LedgerReportRepository {
  constructor(private readonly db: Db) {}

  async findPosition(id: number): Promise<Position | undefined> {
    const [row] = await this.db.query<Position>(
      'SELECT id, CAST(posting_day AS CHAR) day FROM ledger_entry WHERE tenant_id = :tenantId AND id = :id',
      { id },
    );
    return row;
  }

  /** Entries of the days after a position, in the order of their days and rows. */
  async findJournal(
    { from, to }: DayRange,
    { after, storeId, limit }: { after?: Position; storeId?: number; limit: number },
  ): Promise<JournalEntry[]> {
    const first = after !== undefined && after.day > from ? after.day : from;
    const rows = await this.db.query<JournalRow>(
      `SELECT e.id, CAST(e.posting_day AS CHAR) day, e.document kind, e.number, e.account, e.store_id storeId, e.amount
       FROM ledger_entry e FORCE INDEX (ledger_entry_journal)
       WHERE e.tenant_id = :tenantId AND e.posting_day BETWEEN :first AND :to
         ${after ? 'AND (e.posting_day > :afterDay OR e.id > :afterId)' : ''}
         ${storeId === undefined ? '' : 'AND e.store_id = :storeId'}
       ORDER BY e.posting_day, e.id LIMIT :limit`,
      { first, to, afterDay: after?.day, afterId: after?.id, storeId, limit },
    );
    return rows.map(({ kind, number, ...entry }) => ({ ...entry, document: `${kind}${number}` }));
  }

  /** Sums of the entries up to a day, by account; answered from an index alone. */
  sumAccounts(asOf: string): Promise<AccountSum[]> {
    return this.db.query<AccountSum>(
      `SELECT account, SUM(amount) balance FROM ledger_entry
       WHERE tenant_id = :tenantId AND posting_day <= :asOf GROUP BY account`,
      { asOf },
    );
  }

  /** Money of payments by their number; a reversal and its payment are two receipts. */
  findReceipts({ from, to }: DayRange, limit: number): Promise<Receipt[]> {
    return this.db.query<Receipt>(
      `SELECT CAST(e.posting_day AS CHAR) day, e.number, e.store_id storeId, p.method, MAX(p.reference) reference,
         SUM(e.amount) amount
       FROM ledger_entry e JOIN invoice_payment p ON p.id = e.document_id
       WHERE e.tenant_id = :tenantId AND e.posting_day BETWEEN :from AND :to AND e.document = 'P'
         AND e.account LIKE 'RECEIPTS%'
       GROUP BY e.posting_day, p.method, e.number, e.store_id, p.reverses IS NULL
       ORDER BY e.posting_day, p.method, e.number, p.reverses IS NULL DESC LIMIT :limit`,
      { from, to, limit },
    );
  }
}
