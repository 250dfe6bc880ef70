import { formatCents } from '@depot/contracts/amounts';
import { billingMessages, type CreatePayment, type PaymentAnswer, type ReversePayment } from '@depot/contracts/billing';
import { commonMessages, DomainError, invalidFields } from '@depot/contracts/errors';
import { latestBegun } from '@depot/contracts/time';
import { describeActivity } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import { type InvoiceHead, InvoiceRepository } from '../invoice/invoice.repository.js';
import { invoiceIdOf } from '../invoice/invoice-id.js';
import { InvoiceLocking } from '../invoice/invoice-locking.js';
import { PaymentRepository, type StoredPayment } from './payment.repository.js';
import { PaymentLedger } from './payment-ledger.js';
import { PaymentView } from './payment-view.js';

/** Money that has not come yet is no payment. */
export function assertNotFuture(date: number | undefined): void {
  if (date === undefined || date <= latestBegun(Date.now())) return;
  throw invalidFields([{ path: 'date', localizedMessage: billingMessages.futureDate }]);
}

/** Payments of one invoice, and taking them back. */
@Injectable()
export class PaymentRecording {
  constructor(
    private readonly locking: InvoiceLocking,
    private readonly invoices: InvoiceRepository,
    private readonly payments: PaymentRepository,
    private readonly ledger: PaymentLedger,
    private readonly view: PaymentView,
  ) {}

  async record({ invoiceId, amount, ...details }: CreatePayment): Promise<PaymentAnswer> {
    assertNotFuture(details.date);
    describeActivity({ invoiceId, amount: formatCents(amount) });
    const [head] = await this.locking.live([invoiceId]);
    if (!head) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    const number = await this.ledger.record([{ head, amount }], details);
    return this.view.ofNumber(number, head);
  }

  /** Only as long as the invoice is not paid in full: that is for good. */
  async reverse({ paymentId, reason }: ReversePayment): Promise<PaymentAnswer> {
    const head = await this.lockInvoiceOf(paymentId);
    // Read under the lock of its invoice, so that no other command reverses it.
    const payment = orThrow(await this.payments.byId(paymentId));
    describeActivity({ invoiceId: invoiceIdOf(head), amount: formatCents(payment.amount), reason });
    if (payment.reverses !== null || payment.method === 'CREDIT')
      throw new DomainError('INVALID_TRANSITION', billingMessages.notReversible);
    if (payment.reversedBy !== null) throw new DomainError('INVALID_TRANSITION', billingMessages.reversedAlready);
    return this.view.byId(await this.ledger.reverse(payment, head.storeId, reason));
  }

  private async lockInvoiceOf(paymentId: number): Promise<InvoiceHead> {
    const { invoicePk } = orThrow(await this.payments.byId(paymentId));
    const [found] = await this.invoices.heads({ rows: [invoicePk] });
    const [head] = found ? await this.invoices.lock([found]) : [];
    if (!head) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    if (head.status === 'VOID')
      throw new DomainError('INVALID_TRANSITION', billingMessages.void, { invoiceId: invoiceIdOf(head) });
    if (head.status !== 'UNPAID')
      throw new DomainError('INVOICE_PAID', billingMessages.sealed, { invoiceId: invoiceIdOf(head) });
    return head;
  }
}

function orThrow(payment: StoredPayment | undefined): StoredPayment {
  if (!payment) throw new DomainError('NOT_FOUND', commonMessages.notFound);
  return payment;
}
