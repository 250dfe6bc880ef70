import { formatCents } from '@depot/contracts/amounts';
import { billingMessages, type PaymentAnswer, type ReversePayment } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { describeActivity } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import { type InvoiceHeader, InvoiceRepository } from '../../invoice/invoice.repository.js';
import { formatInvoiceId } from '../../invoice/invoice-id.js';
import { PaymentRepository, type StoredPayment } from '../payment.repository.js';
import { PaymentService } from '../payment.service.js';
import { PaymentView } from '../payment-view.js';

/** Reverses a payment of an invoice, which opens again if it was paid in full. Its content stays sealed. */
@Injectable()
export class ReverseInvoicePayment {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly payments: PaymentRepository,
    private readonly paymentService: PaymentService,
    private readonly view: PaymentView,
  ) {}

  async execute({ paymentId, reason }: ReversePayment): Promise<PaymentAnswer> {
    const header = await this.lockInvoice(paymentId);
    // Read under the lock of its invoice, so that no other command reverses it.
    const payment = requirePayment(await this.payments.findById(paymentId));
    describeActivity({ invoiceId: formatInvoiceId(header), amount: formatCents(payment.amount), reason });
    if (payment.reverses !== null || payment.method === 'CREDIT')
      throw new DomainError('INVALID_TRANSITION', billingMessages.notReversible);
    if (payment.method === 'MARKED') throw new DomainError('INVALID_TRANSITION', billingMessages.markedNotReversible);
    if (payment.reversedBy !== null) throw new DomainError('INVALID_TRANSITION', billingMessages.reversedAlready);
    return this.view.getById(await this.paymentService.reversePayment(payment, header, reason));
  }

  private async lockInvoice(paymentId: number): Promise<InvoiceHeader> {
    const { invoicePk } = requirePayment(await this.payments.findById(paymentId));
    const [header] = await this.invoices.lockRows([invoicePk]);
    if (!header) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    if (header.status === 'VOID')
      throw new DomainError('INVALID_TRANSITION', billingMessages.void, { invoiceId: formatInvoiceId(header) });
    return header;
  }
}

function requirePayment(payment: StoredPayment | undefined): StoredPayment {
  if (!payment) throw new DomainError('NOT_FOUND', commonMessages.notFound);
  return payment;
}
