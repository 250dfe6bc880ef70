import type { Cents, EpochMs } from '@depot/contracts/amounts';
import type { InvoiceRange, StatementInvoice, StatementPayment, StoreAccount } from '@depot/contracts/billing';
import { Db, grouped } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import type { InvoiceKind } from '../invoice/invoice-id.js';
import { addInvoiceId } from './invoice-report.repository.js';

/** Whose accounts, and up to when payments count (inclusive, epoch ms). */
export interface AccountScope {
  storeIds: readonly number[];
  paidUntil: EpochMs;
}

const tenantCondition = `i.tenant_id = :tenantId AND i.status <> 'VOID'`;
const live = `${tenantCondition} AND i.store_id IN (:storeIds)`;
const writeSigned = (amount: string) => `IF(i.kind = 'I', ${amount}, -${amount})`;
/** A payment in advance counts from the day of its invoice. */
const paidAt = 'GREATEST(p.payment_date, i.invoice_date)';
const paidBy = `COALESCE((SELECT SUM(p.amount) FROM invoice_payment p
  WHERE p.invoice_id = i.id AND p.payment_date <= :paidUntil), 0)`;

/** Store of a row. */
interface StoreRow {
  storeId: number;
}

const groupByStore = <Row extends StoreRow>(rows: readonly Row[]) => grouped(rows, ({ storeId }) => storeId);

type Row = Omit<StatementInvoice, 'invoiceId' | 'credit'> & StoreRow & { kind: InvoiceKind; number: number };

type PaymentRow = Omit<StatementPayment, 'kind'> & StoreRow & { isOriginal: 0 | 1 };

/** A negative entry without an original is a refund of a credit. */
function addKind({ isOriginal, ...payment }: PaymentRow): StatementPayment & StoreRow {
  const original = payment.amount < 0 ? ('REFUND' as const) : ('PAYMENT' as const);
  return { ...payment, kind: isOriginal ? original : 'REVERSAL' };
}

/** Invoices, payments and balances of stores at any time: several stores in one query, by store. */
@Injectable()
export class StoreAccountRepository {
  constructor(private readonly db: Db) {}

  /** Stores with a balance at the end of the range or a movement in it; a credit that is used up moves nothing. */
  async findStoresWithAccount({ start, end }: InvoiceRange, paidUntil: EpochMs): Promise<number[]> {
    const rows = await this.db.query<StoreRow>(
      `SELECT storeId FROM (
         SELECT i.store_id storeId, ${writeSigned('i.total')} amount, i.invoice_date >= :start moves FROM invoice i
         WHERE ${tenantCondition} AND i.invoice_date <= :end
         UNION ALL
         SELECT i.store_id, -${writeSigned('p.amount')}, p.method <> 'CREDIT' AND ${paidAt} >= :start
         FROM invoice i JOIN invoice_payment p ON p.invoice_id = i.id
         WHERE ${tenantCondition} AND i.invoice_date <= :end AND p.payment_date <= :paidUntil) entry
       GROUP BY storeId HAVING SUM(amount) <> 0 OR MAX(moves) = 1`,
      { start, end, paidUntil },
    );
    return rows.map(({ storeId }) => storeId);
  }

  /** Balance at the start of the period. */
  async sumBroughtForward({ storeIds }: AccountScope, start: number): Promise<Map<number, Cents>> {
    const billed = await this.db.query<StoreRow & { amount: Cents }>(
      `SELECT i.store_id storeId, SUM(${writeSigned('i.total')}) amount FROM invoice i
       WHERE ${live} AND i.invoice_date < :start GROUP BY i.store_id`,
      { storeIds, start },
    );
    const paid = await this.db.query<StoreRow & { amount: Cents }>(
      `SELECT i.store_id storeId, SUM(${writeSigned('p.amount')}) amount
       FROM invoice i JOIN invoice_payment p ON p.invoice_id = i.id
       WHERE ${live} AND i.invoice_date < :start AND p.payment_date < :start GROUP BY i.store_id`,
      { storeIds, start },
    );
    const owed = new Map(billed.map(({ storeId, amount }) => [storeId, amount]));
    for (const { storeId, amount } of paid) owed.set(storeId, (owed.get(storeId) ?? 0) - amount);
    return owed;
  }

  /** Invoices and credits of the range with their paid amounts, oldest first. */
  async findInvoices(
    { storeIds, paidUntil }: AccountScope,
    { start, end }: InvoiceRange,
  ): Promise<Map<number, StatementInvoice[]>> {
    const rows = await this.db.query<Row>(
      `SELECT i.store_id storeId, i.kind, i.number, i.invoice_date invoiceDate, i.due_at dueAt, i.total, ${paidBy} paid
       FROM invoice i WHERE ${live} AND i.invoice_date BETWEEN :start AND :end ORDER BY i.invoice_date, i.id`,
      { storeIds, paidUntil, start, end },
    );
    return groupByStore(rows.map(addInvoiceId));
  }

  /** Payments of the range, oldest first, except those that only applied a credit and so do not change the balance. */
  async findPayments(
    { storeIds, paidUntil }: AccountScope,
    { start, end }: InvoiceRange,
  ): Promise<Map<number, StatementPayment[]>> {
    const rows = await this.db.query<PaymentRow>(
      `SELECT i.store_id storeId, p.number, MIN(${paidAt}) date,
        COALESCE(MAX(IF(p.method = 'CREDIT', NULL, p.method)), 'CREDIT') method,
        MAX(p.reference) reference, SUM(${writeSigned('p.amount')}) amount, p.reverses IS NULL isOriginal
       FROM invoice i JOIN invoice_payment p ON p.invoice_id = i.id
       WHERE ${live} AND i.invoice_date <= :end AND p.payment_date <= :paidUntil AND ${paidAt} >= :start
       GROUP BY i.store_id, p.number, p.reverses IS NULL HAVING amount <> 0 ORDER BY date, p.number`,
      { storeIds, paidUntil, start, end },
    );
    return groupByStore(rows.map(addKind));
  }

  /** Open amounts at the end by due day: from each bound on, up to the previous one. */
  async sumOpen(
    { storeIds, paidUntil }: AccountScope,
    end: number,
    dueFrom: readonly number[],
  ): Promise<Map<number, Cents[]>> {
    const sums = dueFrom.map(
      (from, at) => `SUM(IF(due_at >= ${from} ${at === 0 ? '' : `AND due_at < ${dueFrom[at - 1]}`}, open, 0)) a${at}`,
    );
    const rows = await this.db.query<StoreRow & Record<string, Cents>>(
      `SELECT storeId, ${sums.join(', ')} FROM (
         SELECT i.store_id storeId, i.due_at, ${writeSigned(`(i.total - ${paidBy})`)} open FROM invoice i
         WHERE ${live} AND i.invoice_date <= :end) document GROUP BY storeId`,
      { storeIds, paidUntil, end },
    );
    return new Map(rows.map((row) => [row.storeId, dueFrom.map((_, at) => row[`a${at}`] ?? 0)]));
  }

  /** Amounts open at the end of the range by future due day, ascending. */
  async findUpcoming(
    { storeIds, paidUntil }: AccountScope,
    end: number,
    dueFrom: number,
  ): Promise<Map<number, StoreAccount['upcoming']>> {
    const rows = await this.db.query<StoreAccount['upcoming'][number] & StoreRow>(
      `SELECT i.store_id storeId, i.due_at dueAt, i.total - ${paidBy} amount FROM invoice i
       WHERE ${live} AND i.kind = 'I' AND i.invoice_date <= :end AND i.due_at >= :dueFrom
       HAVING amount > 0 ORDER BY dueAt`,
      { storeIds, paidUntil, end, dueFrom },
    );
    return groupByStore(rows);
  }
}
