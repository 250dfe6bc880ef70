import { type EpochMs, formatCents } from '@depot/contracts/amounts';
import { billingMessages, type PaymentDetails } from '@depot/contracts/billing';
import { DomainError } from '@depot/contracts/errors';
import { dayOf } from '@depot/contracts/time';
import { grouped } from '@depot/node-database';
import { LiveChanges } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';
import type { InvoiceHeader } from '../invoice/invoice.repository.js';
import { InvoiceService } from '../invoice/invoice.service.js';
import { formatInvoiceId } from '../invoice/invoice-id.js';
import { InvoiceSealing } from '../invoice/invoice-sealing.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { AccountingPeriods } from '../period/accounting-periods.js';
import { type PaymentPart, PaymentRepository, type StoredPayment } from './payment.repository.js';

/** Part of a payment for a locked invoice. */
export interface PaidPart extends Omit<PaymentPart, 'invoicePk'> {
  header: InvoiceHeader;
}

/** Writes payments: the ledger, the paid amounts of the invoices, and the seals of those paid in full. */
@Injectable()
export class PaymentService {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly invoiceService: InvoiceService,
    private readonly sealing: InvoiceSealing,
    private readonly ledger: LedgerService,
    private readonly periods: AccountingPeriods,
    private readonly live: LiveChanges,
  ) {}

  /**
   * The invoices are locked. Returns the payment's number.
   *
   * @throws OVERPAYMENT if a part is more than its invoice has open, PERIOD_CLOSED if the payment is of a closed day
   */
  async recordPayment(parts: readonly PaidPart[], details: PaymentDetails): Promise<number> {
    const paid = [...grouped(parts, ({ header }) => header.id).values()].map(sumParts);
    for (const { header, amount } of paid) assertNotOverpaid(header, amount);
    const date = details.date ?? Date.now();
    await this.assertOpen(
      date,
      parts.map(({ header }) => header),
    );
    const { number, rows } = await this.payments.add(
      parts.map(({ header, ...part }) => ({ ...part, invoicePk: header.id })),
      { ...details, date },
    );
    await this.ledger.postPayments(rows);
    await this.invoiceService.addPaid(paid.map(({ header, amount }) => ({ invoicePk: header.id, amount })));
    await this.sealing.sealInvoices(
      paid.filter(({ header, amount }) => header.paid + amount === header.total).map(({ header }) => header),
    );
    for (const storeId of new Set(paid.map(({ header }) => header.storeId)))
      await this.live.publish(['invoices', 'orders'], storeId);
    return number;
  }

  /** Reverses a payment of a locked invoice, which opens again if it was paid in full. Returns the reversal's id. */
  async reversePayment(payment: StoredPayment, header: InvoiceHeader, reason: string): Promise<number> {
    // Dated no earlier than the payment, so that at no moment less than nothing was paid.
    const date = Math.max(Date.now(), payment.date);
    await this.assertOpen(date, [header]);
    const id = await this.payments.addReversal(payment, date, reason);
    await this.ledger.postPayments([id]);
    await this.invoiceService.reversePaid(header, payment.amount);
    await this.live.publish(['invoices', 'orders'], header.storeId);
    return id;
  }

  /** A payment is posted on its own day, or on the later day of its invoice. */
  private async assertOpen(date: EpochMs, headers: readonly InvoiceHeader[]): Promise<void> {
    await this.periods.assertOpen(headers.map(({ timezone }) => dayOf(date, timezone)));
  }
}

/** An invoice may get money and a used-up credit at once. */
function sumParts(parts: readonly PaidPart[]): PaidPart {
  const [first] = parts;
  if (!first) throw new Error('A group of parts is never empty.');
  return { header: first.header, amount: parts.reduce((sum, { amount }) => sum + amount, 0) };
}

function assertNotOverpaid(header: InvoiceHeader, amount: number): void {
  const open = header.total - header.paid;
  if (header.status === 'UNPAID' && amount <= open) return;
  const values = {
    invoiceId: formatInvoiceId(header),
    open: formatCents(header.status === 'UNPAID' ? open : 0),
    asked: formatCents(amount),
  };
  throw new DomainError('OVERPAYMENT', billingMessages.overpaid, values);
}
