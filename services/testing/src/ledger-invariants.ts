import { dayOf } from '@depot/contracts/time';
import { expect } from '@jest/globals';
import type { Trade } from './trade.js';

interface EntryRow {
  account: string;
  storeId: number;
  day: string;
  amount: number;
}

interface InvoiceRow {
  storeId: number;
  kind: 'I' | 'RI';
  date: number;
  timezone: string;
  total: number;
}

interface PaymentRow extends Omit<InvoiceRow, 'total'> {
  paidOn: number;
  method: string;
  amount: number;
}

/** Sums cents by store, day and account. */
class Sums {
  private readonly sums = new Map<string, number>();

  add(storeId: number, day: string, account: string, amount: number): void {
    const key = `${storeId} ${day} ${account}`;
    this.sums.set(key, (this.sums.get(key) ?? 0) + amount);
  }

  /** Without those of zero, in the order of the keys. */
  list(): [key: string, amount: number][] {
    return [...this.sums].filter(([, amount]) => amount !== 0).toSorted(([a], [b]) => a.localeCompare(b));
  }
}

/**
 * Expects the ledger of the trade's tenant to be balanced, and to hold what its invoices and payments come to: by
 * store, calendar day and account.
 */
export async function expectLedgerToAgree(trade: Trade): Promise<void> {
  const { db } = trade.app;
  const query = <T extends object>(sql: string) => trade.inTenant(() => db.query<T>(sql));
  const unbalanced = await query(
    `SELECT document, document_id documentId, version FROM ledger_entry WHERE tenant_id = :tenantId
     GROUP BY document, document_id, version, posting_day HAVING SUM(amount) <> 0`,
  );
  expect(unbalanced).toEqual([]);
  const entries = await query<EntryRow>(
    `SELECT account, store_id storeId, CAST(posting_day AS CHAR) day, amount FROM ledger_entry
     WHERE tenant_id = :tenantId`,
  );
  const actual = new Sums();
  for (const { storeId, day, account, amount } of entries) actual.add(storeId, day, account, amount);
  expect(actual.list()).toEqual((await sumDocuments(query)).list());
}

/** Accounts of the documents, from their rows alone. */
async function sumDocuments(query: <T extends object>(sql: string) => Promise<T[]>): Promise<Sums> {
  const sums = new Sums();
  const invoices = await query<InvoiceRow>(
    `SELECT store_id storeId, kind, invoice_date date, timezone, total FROM invoice
     WHERE tenant_id = :tenantId AND status <> 'VOID'`,
  );
  for (const { storeId, kind, date, timezone, total } of invoices) {
    const day = dayOf(date, timezone);
    sums.add(storeId, day, 'RECEIVABLE', kind === 'I' ? total : -total);
    sums.add(storeId, day, kind === 'I' ? 'SALES' : 'RETURNS', kind === 'I' ? -total : total);
  }
  const payments = await query<PaymentRow>(
    `SELECT i.store_id storeId, i.kind, i.invoice_date date, i.timezone, p.payment_date paidOn, p.method, p.amount
     FROM invoice_payment p JOIN invoice i ON i.id = p.invoice_id
     WHERE p.tenant_id = :tenantId AND p.method <> 'CREDIT'`,
  );
  for (const { storeId, kind, date, timezone, paidOn, method, amount } of payments) {
    const [paidDay, appliedDay] = [dayOf(paidOn, timezone), dayOf(Math.max(paidOn, date), timezone)];
    const isRefund = kind === 'RI';
    sums.add(storeId, appliedDay, 'RECEIVABLE', isRefund ? amount : -amount);
    sums.add(storeId, isRefund ? appliedDay : paidDay, `RECEIPTS_${method}`, isRefund ? -amount : amount);
    if (isRefund) continue;
    sums.add(storeId, paidDay, 'CUSTOMER_CREDIT', -amount);
    sums.add(storeId, appliedDay, 'CUSTOMER_CREDIT', amount);
  }
  return sums;
}
