import { formatCents } from '@depot/contracts/amounts';
import type { PaymentAnswer } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { formatDate } from '@depot/contracts/time';
import { visibleStore } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import { type InvoiceHead, InvoiceRepository } from '../invoice/invoice.repository.js';
import { invoiceIdOf, parseInvoiceId } from '../invoice/invoice-id.js';
import { PaymentRepository, type StoredPayment } from './payment.repository.js';

/** Payments as readers see them. */
@Injectable()
export class PaymentView {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly payments: PaymentRepository,
  ) {}

  /** Oldest first. NOT_FOUND for an invoice that the reader may not see. */
  async ofInvoice(invoiceId: string): Promise<PaymentAnswer[]> {
    const [head] = await this.invoices.byNumber([parseInvoiceId(invoiceId)]);
    const onlyStore = visibleStore();
    if (!head || (onlyStore !== undefined && head.storeId !== onlyStore))
      throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return (await this.payments.ofInvoice(head.id)).map((payment) => paymentOut(payment, head));
  }

  /** The part of a payment that the invoice got, read after it was stored. */
  async ofNumber(number: number, { id }: InvoiceHead): Promise<PaymentAnswer> {
    const [payment] = await this.ofPayment(number, [id]);
    if (!payment) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return payment;
  }

  /** The parts of a payment that the invoices got, read after they were stored. */
  async ofPayment(number: number, invoicePks: readonly number[]): Promise<PaymentAnswer[]> {
    return this.withHeads(await this.payments.ofNumber(number, invoicePks));
  }

  async byId(paymentId: number): Promise<PaymentAnswer> {
    const payment = await this.payments.byId(paymentId);
    const [answer] = payment ? await this.withHeads([payment]) : [];
    if (!answer) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return answer;
  }

  private async withHeads(payments: readonly StoredPayment[]): Promise<PaymentAnswer[]> {
    const heads = await this.invoices.heads({ rows: [...new Set(payments.map(({ invoicePk }) => invoicePk))] });
    const byRow = new Map(heads.map((head) => [head.id, head]));
    return payments.flatMap((payment) => {
      const head = byRow.get(payment.invoicePk);
      return head ? [paymentOut(payment, head)] : [];
    });
  }
}

function paymentOut({ invoicePk: _, reversedBy, ...payment }: StoredPayment, head: InvoiceHead): PaymentAnswer {
  const isReversed = reversedBy !== null;
  const mayReverse =
    head.status === 'UNPAID' && !isReversed && payment.reverses === null && payment.method !== 'CREDIT';
  return {
    ...payment,
    invoiceId: invoiceIdOf(head),
    formattedAmount: formatCents(payment.amount),
    formattedDate: formatDate(payment.date, head.timezone),
    isReversed,
    mayReverse,
  };
}
