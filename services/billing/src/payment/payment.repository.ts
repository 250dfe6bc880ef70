import type { Cents, EpochMs } from '@depot/contracts/amounts';
import type { PaymentDetails, RecordedMethod } from '@depot/contracts/billing';
import { currentSession } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Numbering } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';
import { PaymentEntity } from './payment.entity.js';

/** A part of a payment that one invoice gets. */
export interface PaymentPart {
  /** Row of the invoice. */
  invoicePk: number;
  amount: Cents;
  method?: RecordedMethod;
}

/** A stored payment, with the current state of its invoice. */
export interface StoredPayment {
  paymentId: number;
  invoicePk: number;
  number: number;
  amount: Cents;
  method: RecordedMethod;
  date: EpochMs;
  reference: string;
  note: string;
  reverses: number | null;
  reason: string;
  user: string;
  time: EpochMs;
  reversedBy: number | null;
}

const columns = `p.id paymentId, p.invoice_id invoicePk, p.number, p.amount, p.method, p.payment_date date, p.reference,
  p.note, p.reverses, p.reason,
  p.user_name user, p.time, r.id reversedBy`;

/** The ledger of payments. Rows are added and never changed. */
@Injectable()
export class PaymentRepository {
  constructor(
    private readonly db: Db,
    private readonly numbering: Numbering,
  ) {}

  /** Adds a payment, with a part for each of its invoices. Returns its number and the rows of the parts. */
  async add(
    parts: readonly PaymentPart[],
    { method, date, reference = '', note = '' }: PaymentDetails,
  ): Promise<{ number: number; rows: number[] }> {
    const number = await this.numbering.assignNumber('payment');
    const time = Date.now();
    const same = { number, paymentDate: date ?? time, reference, note, reason: '', time, ...readPayer() };
    const rows = await this.db.bulk(PaymentEntity).insertReturningIds(
      parts.map(({ invoicePk, amount, method: ofPart = method }) => ({
        ...same,
        invoiceId: invoicePk,
        amount,
        method: ofPart,
      })),
    );
    return { number, rows };
  }

  /**
   * Takes a payment back by a further row of that date, and returns the row's id.
   */
  async addReversal(
    { paymentId, invoicePk, number, amount, method, reference }: StoredPayment,
    date: EpochMs,
    reason: string,
  ): Promise<number> {
    return this.db.of(PaymentEntity).insert({
      invoiceId: invoicePk,
      number,
      amount: 0 - amount,
      method,
      reference,
      note: '',
      reverses: paymentId,
      reason,
      paymentDate: date,
      time: Date.now(),
      ...readPayer(),
    });
  }

  /** Payments of an invoice, oldest first. */
  async findByInvoice(invoicePk: number): Promise<StoredPayment[]> {
    return this.find('p.invoice_id = :invoicePk', { invoicePk });
  }

  /** All parts of a payment. */
  async findByNumber(number: number, invoicePks: readonly number[]): Promise<StoredPayment[]> {
    return this.find('p.number = :number AND p.invoice_id IN (:invoicePks)', { number, invoicePks });
  }

  async findById(paymentId: number): Promise<StoredPayment | undefined> {
    const [found] = await this.find('p.id = :paymentId', { paymentId });
    return found;
  }

  /**
   * Adds one payment for each invoice that was imported as paid, on the day that it was paid. Returns the rows of the
   * payments.
   */
  async addMarked(invoicePks: readonly number[]): Promise<number[]> {
    if (invoicePks.length === 0) return [];
    const first = await this.numbering.reserve('payment', invoicePks.length);
    const { id: userId, displayName } = currentSession();
    await this.db.execute(
      `INSERT INTO invoice_payment (tenant_id, invoice_id, number, amount, method, payment_date, reference, note,
        reason, user_id, user_name, time)
       SELECT :tenantId, id, :before + ROW_NUMBER() OVER (ORDER BY id), paid, 'MARKED', paid_time, '', '', '', :userId,
         :displayName, :now
       FROM invoice WHERE tenant_id = :tenantId AND id IN (:invoicePks) AND paid > 0`,
      { before: first - 1, invoicePks, userId, displayName, now: Date.now() },
    );
    const added = await this.db.query<{ id: number }>(
      'SELECT id FROM invoice_payment WHERE tenant_id = :tenantId AND invoice_id IN (:invoicePks) ORDER BY id',
      { invoicePks },
    );
    return added.map(({ id }) => id);
  }

  private find(condition: string, values: Record<string, number | readonly number[]>): Promise<StoredPayment[]> {
    return this.db.query<StoredPayment>(
      `SELECT ${columns} FROM invoice_payment p LEFT JOIN invoice_payment r ON r.reverses = p.id
       WHERE p.tenant_id = :tenantId AND ${condition} ORDER BY p.id`,
      values,
    );
  }
}

function readPayer() {
  const { id: userId, displayName: userName } = currentSession();
  return { userId, userName };
}
