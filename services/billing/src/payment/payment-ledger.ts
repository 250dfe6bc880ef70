import { formatCents, negated } from '@depot/contracts/amounts';
import { billingMessages, type PaymentDetails } from '@depot/contracts/billing';
import { DomainError } from '@depot/contracts/errors';
import { grouped, LiveChanges } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import type { InvoiceHead } from '../invoice/invoice.repository.js';
import { InvoiceService } from '../invoice/invoice.service.js';
import { invoiceIdOf } from '../invoice/invoice-id.js';
import { InvoiceSealing } from '../invoice/invoice-sealing.js';
import { type PaymentPart, PaymentRepository, type StoredPayment } from './payment.repository.js';

/** Part of a payment for a locked invoice. */
export interface PaidPart extends Omit<PaymentPart, 'invoicePk'> {
  head: InvoiceHead;
}

/** Writes payments: the ledger, the paid amounts of the invoices, and the seals of those paid in full. */
@Injectable()
export class PaymentLedger {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly invoiceService: InvoiceService,
    private readonly sealing: InvoiceSealing,
    private readonly live: LiveChanges,
  ) {}

  /**
   * The invoices are locked. OVERPAYMENT where a part is more than its invoice has open. Returns the payment's number.
   */
  async record(parts: readonly PaidPart[], details: PaymentDetails): Promise<number> {
    const paid = [...grouped(parts, ({ head }) => head.id).values()].map(batch);
    for (const { head, amount } of paid) assertNotOverpaid(head, amount);
    const number = await this.payments.add(
      parts.map(({ head, ...part }) => ({ ...part, invoicePk: head.id })),
      details,
    );
    await this.invoiceService.addPaid(paid.map(({ head, amount }) => ({ invoicePk: head.id, amount })));
    await this.sealing.seal(
      paid.filter(({ head, amount }) => head.paid + amount === head.total).map(({ head }) => head),
    );
    for (const storeId of new Set(paid.map(({ head }) => head.storeId)))
      await this.live.publish(['invoices', 'orders'], storeId);
    return number;
  }

  /** Reverses a payment of a locked, unpaid invoice. Returns the id of the reversal. */
  async reverse(payment: StoredPayment, storeId: number, reason: string): Promise<number> {
    const id = await this.payments.addReversal(payment, reason);
    await this.invoiceService.addPaid([{ invoicePk: payment.invoicePk, amount: negated(payment.amount) }]);
    await this.live.publish(['invoices'], storeId);
    return id;
  }
}

/** An invoice may get money and a used-up credit at once. */
function batch(parts: readonly PaidPart[]): PaidPart {
  const [first] = parts;
  if (!first) throw new Error('A group of parts is never empty.');
  return { head: first.head, amount: parts.reduce((sum, { amount }) => sum + amount, 0) };
}

function assertNotOverpaid(head: InvoiceHead, amount: number): void {
  const open = head.total - head.paid;
  if (head.status === 'UNPAID' && amount <= open) return;
  const values = {
    invoiceId: invoiceIdOf(head),
    open: formatCents(head.status === 'UNPAID' ? open : 0),
    asked: formatCents(amount),
  };
  throw new DomainError('OVERPAYMENT', billingMessages.overpaid, values);
}
