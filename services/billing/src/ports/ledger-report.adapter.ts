import type {
  AccountSum,
  DatedOpenInvoice,
  DayRange,
  JournalEntry,
  LedgerReportPort,
  Receipt,
  StoreBalanceSum,
} from '@depot/contracts/billing';
import { Injectable } from '@nestjs/common';
import { AsOfRepository } from '../report/as-of.repository.js';
import { LedgerReportRepository } from '../report/ledger-report.repository.js';

/** The ledger as reports may know it. */
@Injectable()
export class LedgerReportAdapter implements LedgerReportPort {
  constructor(
    private readonly ledger: LedgerReportRepository,
    private readonly asOfRows: AsOfRepository,
  ) {}

  /** An unknown `after` begins at the first entry of the days. */
  async journal(
    range: DayRange,
    { after, ...page }: { after?: number; storeId?: number; limit: number },
  ): Promise<JournalEntry[]> {
    const position = after === undefined ? undefined : await this.ledger.findPosition(after);
    return this.ledger.findJournal(range, { ...page, after: position });
  }

  accountSums(asOf: string): Promise<AccountSum[]> {
    return this.ledger.sumAccounts(asOf);
  }

  receipts(range: DayRange, limit: number): Promise<Receipt[]> {
    return this.ledger.findReceipts(range, limit);
  }

  openInvoices(asOf: string, storeId?: number): Promise<DatedOpenInvoice[]> {
    return this.asOfRows.findOpen(asOf, storeId);
  }

  storeBalances(asOf: string, storeId?: number): Promise<StoreBalanceSum[]> {
    return this.asOfRows.sumByStore(asOf, storeId);
  }
}
