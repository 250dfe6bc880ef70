import type { Cents, EpochMs } from '@depot/contracts/amounts';
import type { InvoiceRange, StatementInvoice, StatementPayment, StoreAccount } from '@depot/contracts/billing';
import { Db, grouped } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import type { InvoiceKind } from '../invoice/invoice-id.js';
import { withId } from './invoice-report.repository.js';

/** Whose accounts, and up to when payments count (inclusive, epoch ms). */
export interface AccountsOf {
  storeIds: readonly number[];
  paidUntil: EpochMs;
}

const ofTenant = `i.tenant_id = :tenantId AND i.status <> 'VOID'`;
const live = `${ofTenant} AND i.store_id IN (:storeIds)`;
const signed = (amount: string) => `IF(i.kind = 'I', ${amount}, -${amount})`;
/** A payment in advance counts from the day of its invoice. */
const paidAt = 'GREATEST(p.payment_date, i.invoice_date)';
const paidBy = `COALESCE((SELECT SUM(p.amount) FROM invoice_payment p
  WHERE p.invoice_id = i.id AND p.payment_date <= :paidUntil), 0)`;

/** Store of a row. */
interface OfStore {
  storeId: number;
}

const byStore = <Row extends OfStore>(rows: readonly Row[]) => grouped(rows, ({ storeId }) => storeId);

type Row = Omit<StatementInvoice, 'invoiceId' | 'credit'> & OfStore & { kind: InvoiceKind; number: number };

type PaymentRow = Omit<StatementPayment, 'kind'> & OfStore & { isOriginal: 0 | 1 };

/** A negative entry without an original is a refund of a credit. */
function withKind({ isOriginal, ...payment }: PaymentRow): StatementPayment & OfStore {
  const original = payment.amount < 0 ? ('REFUND' as const) : ('PAYMENT' as const);
  return { ...payment, kind: isOriginal ? original : 'REVERSAL' };
}

/** Invoices, payments and balances of stores at any time: several stores in one query, by store. */
@Injectable()
export class StoreAccountRepository {
  constructor(private readonly db: Db) {}

  /** Stores with a balance at the end of the range or a movement in it; a credit that is used up moves nothing. */
  async storesWithAccount({ start, end }: InvoiceRange, paidUntil: EpochMs): Promise<number[]> {
    const rows = await this.db.query<OfStore>(
      `SELECT storeId FROM (
         SELECT i.store_id storeId, ${signed('i.total')} amount, i.invoice_date >= :start moves FROM invoice i
         WHERE ${ofTenant} AND i.invoice_date <= :end
         UNION ALL
         SELECT i.store_id, -${signed('p.amount')}, p.method <> 'CREDIT' AND ${paidAt} >= :start
         FROM invoice i JOIN invoice_payment p ON p.invoice_id = i.id
         WHERE ${ofTenant} AND i.invoice_date <= :end AND p.payment_date <= :paidUntil) entry
       GROUP BY storeId HAVING SUM(amount) <> 0 OR MAX(moves) = 1`,
      { start, end, paidUntil },
    );
    return rows.map(({ storeId }) => storeId);
  }

  /** Balance at the start of the period. */
  async broughtForward({ storeIds }: AccountsOf, start: number): Promise<Map<number, Cents>> {
    const billed = await this.db.query<OfStore & { amount: Cents }>(
      `SELECT i.store_id storeId, SUM(${signed('i.total')}) amount FROM invoice i
       WHERE ${live} AND i.invoice_date < :start GROUP BY i.store_id`,
      { storeIds, start },
    );
    const paid = await this.db.query<OfStore & { amount: Cents }>(
      `SELECT i.store_id storeId, SUM(${signed('p.amount')}) amount
       FROM invoice i JOIN invoice_payment p ON p.invoice_id = i.id
       WHERE ${live} AND i.invoice_date < :start AND p.payment_date < :start GROUP BY i.store_id`,
      { storeIds, start },
    );
    const owed = new Map(billed.map(({ storeId, amount }) => [storeId, amount]));
    for (const { storeId, amount } of paid) owed.set(storeId, (owed.get(storeId) ?? 0) - amount);
    return owed;
  }

  /** Invoices and credits of the range with their paid amounts, oldest first. */
  async invoices(
    { storeIds, paidUntil }: AccountsOf,
    { start, end }: InvoiceRange,
  ): Promise<Map<number, StatementInvoice[]>> {
    const rows = await this.db.query<Row>(
      `SELECT i.store_id storeId, i.kind, i.number, i.invoice_date invoiceDate, i.due_at dueAt, i.total, ${paidBy} paid
       FROM invoice i WHERE ${live} AND i.invoice_date BETWEEN :start AND :end ORDER BY i.invoice_date, i.id`,
      { storeIds, paidUntil, start, end },
    );
    return byStore(rows.map(withId));
  }

  /** Payments of the range, oldest first, except those that only applied a credit and so do not change the balance. */
  async payments(
    { storeIds, paidUntil }: AccountsOf,
    { start, end }: InvoiceRange,
  ): Promise<Map<number, StatementPayment[]>> {
    const rows = await this.db.query<PaymentRow>(
      `SELECT i.store_id storeId, p.number, MIN(${paidAt}) date,
        COALESCE(MAX(IF(p.method = 'CREDIT', NULL, p.method)), 'CREDIT') method,
        MAX(p.reference) reference, SUM(${signed('p.amount')}) amount, p.reverses IS NULL isOriginal
       FROM invoice i JOIN invoice_payment p ON p.invoice_id = i.id
       WHERE ${live} AND i.invoice_date <= :end AND p.payment_date <= :paidUntil AND ${paidAt} >= :start
       GROUP BY i.store_id, p.number, p.reverses IS NULL HAVING amount <> 0 ORDER BY date, p.number`,
      { storeIds, paidUntil, start, end },
    );
    return byStore(rows.map(withKind));
  }

  /** Open amounts at the end by due day: from each bound on, up to the previous one. */
  async open(
    { storeIds, paidUntil }: AccountsOf,
    end: number,
    dueFrom: readonly number[],
  ): Promise<Map<number, Cents[]>> {
    const sums = dueFrom.map(
      (from, at) => `SUM(IF(due_at >= ${from} ${at === 0 ? '' : `AND due_at < ${dueFrom[at - 1]}`}, open, 0)) a${at}`,
    );
    const rows = await this.db.query<OfStore & Record<string, Cents>>(
      `SELECT storeId, ${sums.join(', ')} FROM (
         SELECT i.store_id storeId, i.due_at, ${signed(`(i.total - ${paidBy})`)} open FROM invoice i
         WHERE ${live} AND i.invoice_date <= :end) document GROUP BY storeId`,
      { storeIds, paidUntil, end },
    );
    return new Map(rows.map((row) => [row.storeId, dueFrom.map((_, at) => row[`a${at}`] ?? 0)]));
  }

  /** Amounts open at the end of the range by future due day, ascending. */
  async upcoming(
    { storeIds, paidUntil }: AccountsOf,
    end: number,
    dueFrom: number,
  ): Promise<Map<number, StoreAccount['upcoming']>> {
    const rows = await this.db.query<StoreAccount['upcoming'][number] & OfStore>(
      `SELECT i.store_id storeId, i.due_at dueAt, i.total - ${paidBy} amount FROM invoice i
       WHERE ${live} AND i.kind = 'I' AND i.invoice_date <= :end AND i.due_at >= :dueFrom
       HAVING amount > 0 ORDER BY dueAt`,
      { storeIds, paidUntil, end, dueFrom },
    );
    return byStore(rows);
  }
}
