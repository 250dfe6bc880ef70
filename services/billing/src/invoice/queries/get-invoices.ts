import { type InvoiceAnswer, type InvoiceQuery, newestInvoices } from '@depot/contracts/billing';
import { Injectable } from '@nestjs/common';
import { InvoiceView } from '../invoice-view.js';

/** Lists the invoices of an order, a store or a period. */
@Injectable()
export class GetInvoices {
  constructor(private readonly view: InvoiceView) {}

  /**
   * All invoices of an order; for a store or all stores in a range the newest, or those after `before`, so that the
   * response is bounded. `more` is true if older ones remain.
   */
  async execute({
    orderId,
    userId,
    start,
    end,
    before,
  }: InvoiceQuery): Promise<{ list: InvoiceAnswer[]; more: boolean }> {
    const range = { start, end: end === undefined ? undefined : end + 1 };
    if (orderId === undefined) return this.view.findPage({ storeId: userId, ...range }, newestInvoices, before);
    return { list: await this.view.findInvoices({ orderIds: [orderId], storeId: userId, ...range }), more: false };
  }
}
