import { currentSession } from '@depot/node-context';
import { grouped } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { contentHash } from './content-hash.js';
import { type InvoiceHead, InvoiceRepository } from './invoice.repository.js';
import { InvoiceItemRepository } from './invoice-item.repository.js';

/** Seals invoices that are paid in full: they are immutable from then on, and a hash of their content is stored. */
@Injectable()
export class InvoiceSealing {
  constructor(
    private readonly items: InvoiceItemRepository,
    private readonly invoices: InvoiceRepository,
  ) {}

  /** A locked invoice whose total was changed may have been paid in full by that. */
  async afterChange(head: InvoiceHead): Promise<void> {
    if (head.paid > 0 && head.paid === head.total) await this.seal([head]);
  }

  /** The invoices are locked, and nothing is open on them. */
  async seal(heads: readonly InvoiceHead[]): Promise<void> {
    if (heads.length === 0) return;
    const items = grouped(await this.items.ofInvoices(heads.map(({ id }) => id)), ({ invoicePk }) => invoicePk);
    const [paidTime, paidBy] = [Date.now(), currentSession().id];
    await this.invoices.seal(
      heads.map((head) => ({
        id: head.id,
        paidTime,
        paidBy,
        contentHash: contentHash(head, items.get(head.id) ?? []),
      })),
    );
  }
}
