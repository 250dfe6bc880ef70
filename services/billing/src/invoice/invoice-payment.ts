import { Injectable } from '@nestjs/common';
import type { InvoiceAnswer } from '@depot/contracts/billing';
import { currentSession, describeActivity } from '@depot/node-context';
import { grouped, LiveChanges } from '@depot/node-database';
import { contentHash } from './content-hash.js';
import { InvoiceLocking } from './invoice-locking.js';
import { InvoiceRows } from './invoice-rows.js';
import { InvoiceView } from './invoice-view.js';
import { InvoiceQueries } from './invoice.queries.js';

/** Marks invoices as paid, for good. */
@Injectable()
export class InvoicePayment {
  constructor(
    private readonly locking: InvoiceLocking,
    private readonly queries: InvoiceQueries,
    private readonly rows: InvoiceRows,
    private readonly view: InvoiceView,
    private readonly live: LiveChanges,
  ) {}

  /** All or none; those that are paid already stay as they are. */
  async pay(invoiceIds: readonly string[]): Promise<InvoiceAnswer[]> {
    const unpaid = (await this.locking.live(invoiceIds)).filter(({ status }) => status === 'UNPAID');
    const items = grouped(await this.queries.items(unpaid.map(({ id }) => id)), ({ invoiceRow }) => invoiceRow);
    const [paidTime, paidBy] = [Date.now(), currentSession().id];
    for (const head of unpaid) {
      await this.rows.markPaid(head.id, { paidTime, paidBy, contentHash: contentHash(head, items.get(head.id) ?? []) });
    }
    for (const storeId of new Set(unpaid.map((head) => head.storeId))) await this.live.tell(['invoices', 'orders'], storeId);
    describeActivity({ count: unpaid.length, invoices: invoiceIds.join(', ') });
    return this.view.byIds([...new Set(invoiceIds)]);
  }
}
