import { currentSession } from '@depot/node-context';
import { grouped } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { hashContent } from './content-hash.js';
import { type InvoiceHeader, InvoiceRepository } from './invoice.repository.js';
import { InvoiceItemRepository } from './invoice-item.repository.js';

/** Seals invoices that are paid in full: their content is immutable from then on, and its hash is stored. */
@Injectable()
export class InvoiceSealing {
  constructor(
    private readonly items: InvoiceItemRepository,
    private readonly invoices: InvoiceRepository,
  ) {}

  /** A locked invoice whose total was changed may have been paid in full by that. */
  async sealIfSettled(header: InvoiceHeader): Promise<void> {
    if (header.paid > 0 && header.paid === header.total) await this.sealInvoices([header]);
  }

  /** The invoices are locked, and nothing is open on them. */
  async sealInvoices(headers: readonly InvoiceHeader[]): Promise<void> {
    if (headers.length === 0) return;
    const items = grouped(await this.items.findByInvoices(headers.map(({ id }) => id)), ({ invoicePk }) => invoicePk);
    const [paidTime, paidBy] = [Date.now(), currentSession().id];
    await this.invoices.markPaid(
      headers.map((header) => ({
        id: header.id,
        paidTime,
        paidBy,
        contentHash: hashContent(header, items.get(header.id) ?? []),
      })),
    );
  }
}
