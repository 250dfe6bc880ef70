import { Injectable } from '@nestjs/common';
import { formatCents } from '@depot/contracts/amounts';
import type { PaymentAnswer } from '@depot/contracts/billing';
import { commonMessages, Refusal } from '@depot/contracts/errors';
import { formatDate } from '@depot/contracts/time';
import { visibleStore } from '@depot/node-context';
import { invoiceIdOf, parseInvoiceId } from '../invoice/invoice-id.js';
import { InvoiceQueries, type InvoiceHead } from '../invoice/invoice.queries.js';
import { PaymentRows, type StoredPayment } from './payment-rows.js';

/** Payments as readers see them. */
@Injectable()
export class PaymentView {
  constructor(
    private readonly queries: InvoiceQueries,
    private readonly payments: PaymentRows,
  ) {}

  /** Oldest first. NOT_FOUND for an invoice that the reader may not see. */
  async ofInvoice(invoiceId: string): Promise<PaymentAnswer[]> {
    const [head] = await this.queries.byNumber([parseInvoiceId(invoiceId)]);
    const onlyStore = visibleStore();
    if (!head || (onlyStore !== undefined && head.storeId !== onlyStore)) throw new Refusal('NOT_FOUND', commonMessages.notFound);
    return (await this.payments.ofInvoice(head.id)).map((payment) => paymentOut(payment, head));
  }

  /** The part of a payment that the invoice got, read after it was stored. */
  async ofNumber(number: number, { id }: InvoiceHead): Promise<PaymentAnswer> {
    const [payment] = await this.ofPayment(number, [id]);
    if (!payment) throw new Refusal('NOT_FOUND', commonMessages.notFound);
    return payment;
  }

  /** The parts of a payment that the invoices got, read after they were stored. */
  async ofPayment(number: number, invoiceRows: readonly number[]): Promise<PaymentAnswer[]> {
    return this.withHeads(await this.payments.ofNumber(number, invoiceRows));
  }

  async byId(paymentId: number): Promise<PaymentAnswer> {
    const payment = await this.payments.byId(paymentId);
    const [answer] = payment ? await this.withHeads([payment]) : [];
    if (!answer) throw new Refusal('NOT_FOUND', commonMessages.notFound);
    return answer;
  }

  private async withHeads(payments: readonly StoredPayment[]): Promise<PaymentAnswer[]> {
    const heads = await this.queries.heads({ rows: [...new Set(payments.map(({ invoiceRow }) => invoiceRow))] });
    const byRow = new Map(heads.map((head) => [head.id, head]));
    return payments.flatMap((payment) => {
      const head = byRow.get(payment.invoiceRow);
      return head ? [paymentOut(payment, head)] : [];
    });
  }
}

function paymentOut({ invoiceRow: _, reversedBy, ...payment }: StoredPayment, head: InvoiceHead): PaymentAnswer {
  const isReversed = reversedBy !== null;
  const mayReverse = head.status === 'UNPAID' && !isReversed && payment.reverses === null && payment.method !== 'CREDIT';
  return {
    ...payment,
    invoiceId: invoiceIdOf(head),
    formattedAmount: formatCents(payment.amount),
    formattedDate: formatDate(payment.date, head.timezone),
    isReversed,
    mayReverse,
  };
}
