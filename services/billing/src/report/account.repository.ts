import type { Cents, EpochMs } from '@depot/contracts/amounts';
import type { InvoiceRange, StatementInvoice, StatementPayment, StoreAccount } from '@depot/contracts/billing';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import type { InvoiceKind } from '../invoice/invoice-id.js';
import { withId } from './invoice-report.repository.js';

/** Whose account, and up to when payments count (inclusive, epoch ms). */
export interface AccountOf {
  storeId: number;
  paidUntil: EpochMs;
}

const live = `i.tenant_id = :tenantId AND i.store_id = :storeId AND i.status <> 'VOID'`;
const signed = (amount: string) => `IF(i.kind = 'I', ${amount}, -${amount})`;
/** A payment in advance counts from the day of its invoice. */
const paidAt = 'GREATEST(p.payment_date, i.invoice_date)';
const paidBy = `COALESCE((SELECT SUM(p.amount) FROM invoice_payment p
  WHERE p.invoice_id = i.id AND p.payment_date <= :paidUntil), 0)`;

type Row = Omit<StatementInvoice, 'invoiceId' | 'credit'> & { kind: InvoiceKind; number: number };

/** What stores were billed, paid and owed, as of any moment. */
@Injectable()
export class StoreAccountRepository {
  constructor(private readonly db: Db) {}

  /** What was owed when the period began. */
  async broughtForward({ storeId }: AccountOf, start: number): Promise<Cents> {
    const [billed] = await this.db.query<{ amount: Cents | null }>(
      `SELECT SUM(${signed('i.total')}) amount FROM invoice i WHERE ${live} AND i.invoice_date < :start`,
      { storeId, start },
    );
    const [paid] = await this.db.query<{ amount: Cents | null }>(
      `SELECT SUM(${signed('p.amount')}) amount FROM invoice i JOIN invoice_payment p ON p.invoice_id = i.id
       WHERE ${live} AND i.invoice_date < :start AND p.payment_date < :start`,
      { storeId, start },
    );
    return (billed?.amount ?? 0) - (paid?.amount ?? 0);
  }

  /** Invoices and credits of the range, oldest first, with what was paid on them. */
  async invoices({ storeId, paidUntil }: AccountOf, { start, end }: InvoiceRange): Promise<StatementInvoice[]> {
    const rows = await this.db.query<Row>(
      `SELECT i.kind, i.number, i.invoice_date invoiceDate, i.due_at dueAt, i.total, ${paidBy} paid FROM invoice i
       WHERE ${live} AND i.invoice_date BETWEEN :start AND :end ORDER BY i.invoice_date, i.id`,
      { storeId, paidUntil, start, end },
    );
    return rows.map(withId);
  }

  /** Payments of the range, oldest first; those that only used up a credit change nothing and are left out. */
  payments({ storeId, paidUntil }: AccountOf, { start, end }: InvoiceRange): Promise<StatementPayment[]> {
    return this.db.query<StatementPayment>(
      `SELECT p.number, MIN(${paidAt}) date, COALESCE(MAX(IF(p.method = 'CREDIT', NULL, p.method)), 'CREDIT') method,
        MAX(p.reference) reference, SUM(${signed('p.amount')}) amount
       FROM invoice i JOIN invoice_payment p ON p.invoice_id = i.id
       WHERE ${live} AND i.invoice_date <= :end AND p.payment_date <= :paidUntil AND ${paidAt} >= :start
       GROUP BY p.number, p.reverses IS NULL HAVING amount <> 0 ORDER BY date, p.number`,
      { storeId, paidUntil, start, end },
    );
  }

  /** Everything that was open at the end, by due day: from each bound on, up to the one before it. */
  async open({ storeId, paidUntil }: AccountOf, end: number, dueFrom: readonly number[]): Promise<Cents[]> {
    const sums = dueFrom.map(
      (from, at) => `SUM(IF(due_at >= ${from} ${at === 0 ? '' : `AND due_at < ${dueFrom[at - 1]}`}, open, 0)) a${at}`,
    );
    const [row] = await this.db.query<Record<string, Cents | null>>(
      `SELECT ${sums.join(', ')} FROM (
         SELECT i.due_at, ${signed(`(i.total - ${paidBy})`)} open FROM invoice i
         WHERE ${live} AND i.invoice_date <= :end) document`,
      { storeId, paidUntil, end },
    );
    return dueFrom.map((_, at) => row?.[`a${at}`] ?? 0);
  }

  /** What was open at the end on invoices that fall due from that moment on, the first one first. */
  upcoming({ storeId, paidUntil }: AccountOf, end: number, dueFrom: number): Promise<StoreAccount['upcoming']> {
    return this.db.query(
      `SELECT i.due_at dueAt, i.total - ${paidBy} amount FROM invoice i
       WHERE ${live} AND i.kind = 'I' AND i.invoice_date <= :end AND i.due_at >= :dueFrom
       HAVING amount > 0 ORDER BY dueAt`,
      { storeId, paidUntil, end, dueFrom },
    );
  }
}
