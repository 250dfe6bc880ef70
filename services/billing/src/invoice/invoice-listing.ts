import { type InvoiceAnswer, type InvoiceQuery, newestInvoices } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { Injectable } from '@nestjs/common';
import { InvoiceView } from './invoice-view.js';

/** Lists of invoices. */
@Injectable()
export class InvoiceListing {
  constructor(private readonly view: InvoiceView) {}

  /**
   * All invoices of an order; for a store or all stores in a range the newest, or those after `before`, so that the
   * response is bounded. `more` is true if older ones remain.
   */
  async find({ orderId, userId, start, end, before }: InvoiceQuery): Promise<{ list: InvoiceAnswer[]; more: boolean }> {
    const range = { start, end: end === undefined ? undefined : end + 1 };
    if (orderId === undefined) return this.view.page({ storeId: userId, ...range }, newestInvoices, before);
    return { list: await this.view.find({ orderIds: [orderId], storeId: userId, ...range }), more: false };
  }

  /** The credit of a return. */
  async ofReturn(returnId: number): Promise<InvoiceAnswer> {
    const [credit] = await this.view.find({ returnId });
    if (!credit) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return credit;
  }
}
