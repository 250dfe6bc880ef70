import { formatCents } from '@depot/contracts/amounts';
import type { CreatePayment, PaymentAnswer } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { describeActivity } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import { InvoiceLocking } from '../../invoice/invoice-locking.js';
import { assertNotFuture } from '../payment.rules.js';
import { PaymentService } from '../payment.service.js';
import { PaymentView } from '../payment-view.js';

/** Records a payment of one invoice. */
@Injectable()
export class RecordInvoicePayment {
  constructor(
    private readonly locking: InvoiceLocking,
    private readonly paymentService: PaymentService,
    private readonly view: PaymentView,
  ) {}

  async execute({ invoiceId, amount, ...details }: CreatePayment): Promise<PaymentAnswer> {
    assertNotFuture(details.date);
    describeActivity({ invoiceId, amount: formatCents(amount) });
    const [header] = await this.locking.lockLive([invoiceId]);
    if (!header) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    const number = await this.paymentService.recordPayment([{ header, amount }], details);
    return this.view.getByNumber(number, header);
  }
}
