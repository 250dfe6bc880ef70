import type { Cents } from '../amounts/amounts.js';
import type { LedgerAccount } from './accounts.js';
import type { RecordedMethod } from './bounds.js';

/** Calendar days of the distributor, both inclusive. */
export interface DayRange {
  from: string;
  to: string;
}

/** A line of a posting. Debits are positive, credits negative. */
export interface JournalEntry {
  id: number;
  day: string;
  /** Number of the invoice, credit or payment: `I12`, `RI3`, `P40`. */
  document: string;
  account: LedgerAccount;
  storeId: number;
  amount: Cents;
}

/** Balance of an account over all stores: debits less credits. */
export interface AccountSum {
  account: LedgerAccount;
  balance: Cents;
}

/** Money that came in with one payment on one day, of all its invoices; negative for a reversal or a refund. */
export interface Receipt {
  day: string;
  number: number;
  storeId: number;
  method: Exclude<RecordedMethod, 'CREDIT'>;
  reference: string;
  amount: Cents;
}

/** An invoice or credit with an open amount on a day. */
export interface DatedOpenInvoice {
  invoiceId: string;
  isCredit: boolean;
  storeId: number;
  /** Calendar days of the distributor. */
  day: string;
  dueDay: string;
  total: Cents;
  paid: Cents;
}

/** Balance of a store on a day: the receivable less what its payments have left unapplied. */
export interface StoreBalanceSum {
  storeId: number;
  receivable: Cents;
  unapplied: Cents;
}

export const LEDGER_REPORT_PORT = Symbol('LEDGER_REPORT_PORT');

/** What reports read of the ledger. */
export interface LedgerReportPort {
  /** Entries of the days in their order, after the entry with the id `after`, and of one store, if these are given. */
  journal(range: DayRange, page: { after?: number; storeId?: number; limit: number }): Promise<JournalEntry[]>;
  /** Sums of all entries up to a day, of accounts with entries. */
  accountSums(asOf: string): Promise<AccountSum[]>;
  /** Receipts of the days by day, method and number, at most `limit`. */
  receipts(range: DayRange, limit: number): Promise<Receipt[]>;
  /** Documents that were open on the day, oldest first; of one store only, when named. */
  openInvoices(asOf: string, storeId?: number): Promise<DatedOpenInvoice[]>;
  /** Balances on the day; stores without one are missing. */
  storeBalances(asOf: string, storeId?: number): Promise<StoreBalanceSum[]>;
}
