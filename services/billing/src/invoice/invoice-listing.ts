import { type InvoiceAnswer, type InvoiceQuery, newestInvoices } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { Injectable } from '@nestjs/common';
import { InvoiceView } from './invoice-view.js';

/** Lists of invoices. */
@Injectable()
export class InvoiceListing {
  constructor(private readonly view: InvoiceView) {}

  /**
   * Those of an order, or of a store in a range; of all stores only the newest, so that no answer is without bounds.
   */
  async find({ orderId, userId, start, end }: InvoiceQuery): Promise<InvoiceAnswer[]> {
    const range = { start, end: end === undefined ? undefined : end + 1 };
    const filter = { orderIds: orderId === undefined ? undefined : [orderId], storeId: userId, ...range };
    return this.view.find(filter, orderId === undefined && userId === undefined ? newestInvoices : undefined);
  }

  /** The credit of a return. */
  async ofReturn(returnId: number): Promise<InvoiceAnswer> {
    const [credit] = await this.view.find({ returnId });
    if (!credit) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return credit;
  }
}
