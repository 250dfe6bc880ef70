import { formatCents } from '@depot/contracts/amounts';
import type { PaymentAnswer } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { formatDate } from '@depot/contracts/time';
import { getVisibleStore } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import { type InvoiceHeader, InvoiceRepository } from '../invoice/invoice.repository.js';
import { formatInvoiceId, parseInvoiceId } from '../invoice/invoice-id.js';
import { PaymentRepository, type StoredPayment } from './payment.repository.js';

/** Payments as readers see them. */
@Injectable()
export class PaymentView {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly payments: PaymentRepository,
  ) {}

  /** Oldest first. NOT_FOUND for an invoice that the reader may not see. */
  async listByInvoice(invoiceId: string): Promise<PaymentAnswer[]> {
    const [header] = await this.invoices.findByNumbers([parseInvoiceId(invoiceId)]);
    const onlyStore = getVisibleStore();
    if (!header || (onlyStore !== undefined && header.storeId !== onlyStore))
      throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return (await this.payments.findByInvoice(header.id)).map((payment) => formatPayment(payment, header));
  }

  /** The part of a payment that the invoice got, read after it was stored. */
  async getByNumber(number: number, { id }: InvoiceHeader): Promise<PaymentAnswer> {
    const [payment] = await this.listByNumber(number, [id]);
    if (!payment) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return payment;
  }

  /** The parts of a payment that the invoices got, read after they were stored. */
  async listByNumber(number: number, invoicePks: readonly number[]): Promise<PaymentAnswer[]> {
    return this.joinHeaders(await this.payments.findByNumber(number, invoicePks));
  }

  async getById(paymentId: number): Promise<PaymentAnswer> {
    const payment = await this.payments.findById(paymentId);
    const [answer] = payment ? await this.joinHeaders([payment]) : [];
    if (!answer) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return answer;
  }

  private async joinHeaders(payments: readonly StoredPayment[]): Promise<PaymentAnswer[]> {
    const headers = await this.invoices.findHeaders({ rows: [...new Set(payments.map(({ invoicePk }) => invoicePk))] });
    const byRow = new Map(headers.map((header) => [header.id, header]));
    return payments.flatMap((payment) => {
      const header = byRow.get(payment.invoicePk);
      return header ? [formatPayment(payment, header)] : [];
    });
  }
}

function formatPayment({ invoicePk: _, reversedBy, ...payment }: StoredPayment, header: InvoiceHeader): PaymentAnswer {
  const isReversed = reversedBy !== null;
  const isMoney = payment.method !== 'CREDIT' && payment.method !== 'MARKED';
  const mayReverse = header.status !== 'VOID' && !isReversed && payment.reverses === null && isMoney;
  return {
    ...payment,
    invoiceId: formatInvoiceId(header),
    formattedAmount: formatCents(payment.amount),
    formattedDate: formatDate(payment.date, header.timezone),
    isReversed,
    mayReverse,
  };
}
