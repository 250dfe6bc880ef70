import { formatCents } from '@depot/contracts/amounts';
import { billingMessages } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { Injectable } from '@nestjs/common';
import { type InvoiceHeader, InvoiceRepository } from './invoice.repository.js';
import { formatInvoiceId, parseInvoiceId } from './invoice-id.js';

/** Locks invoices for a command. */
@Injectable()
export class InvoiceLocking {
  constructor(private readonly invoices: InvoiceRepository) {}

  /**
   * The invoices, locked in id order.
   * @throws NOT_FOUND for an unknown one; a void one is refused as well
   */
  async lockLive(invoiceIds: readonly string[]): Promise<InvoiceHeader[]> {
    const distinct = [...new Set(invoiceIds.map((invoiceId) => formatInvoiceId(parseInvoiceId(invoiceId))))];
    const headers = await this.invoices.lockByNumbers(distinct.map(parseInvoiceId));
    if (headers.length < distinct.length) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    const gone = headers.find(({ status }) => status === 'VOID');
    if (gone) throw new DomainError('INVALID_TRANSITION', billingMessages.void, { invoiceId: formatInvoiceId(gone) });
    return headers;
  }

  /**
   * An invoice that may be changed.
   * @throws INVOICE_PAID if it is paid
   */
  async lockUnpaid(invoiceId: string): Promise<InvoiceHeader> {
    const [header] = await this.lockLive([invoiceId]);
    if (!header) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return requireUnpaid(header);
  }

  /** @throws NOT_FOUND for a return without a credit */
  async lockCredit(returnId: number): Promise<InvoiceHeader> {
    const [found] = await this.invoices.findHeaders({ returnId });
    const [header] = found ? await this.invoices.lockByNumbers([found]) : [];
    if (!header) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return header;
  }

  /** Locks the open invoices and credits of a store in id order, and returns them oldest first. */
  async lockOpen(storeId: number): Promise<InvoiceHeader[]> {
    const rows = await this.invoices.findOpenRows(storeId);
    const headers = await this.invoices.lockRows(rows);
    return sortInvoicesByDate(headers.filter(({ status }) => status === 'UNPAID'));
  }
}

/** Sorts invoices by date, those of one date by id. */
export function sortInvoicesByDate(headers: readonly InvoiceHeader[]): InvoiceHeader[] {
  return headers.toSorted((a, b) => a.invoiceDate - b.invoiceDate || a.id - b.id);
}

/** INVOICE_PAID where something has been paid on the invoice: it cannot be taken out of the books. */
export function requireNothingPaid(header: InvoiceHeader): InvoiceHeader {
  const { paid } = requireUnpaid(header);
  if (paid > 0)
    throw new DomainError('INVOICE_PAID', billingMessages.partlyPaid, {
      invoiceId: formatInvoiceId(header),
      paid: formatCents(paid),
    });
  return header;
}

/** @throws INVOICE_PAID if the invoice is paid in full, or was once: its content is sealed */
export function requireUnpaid(header: InvoiceHeader): InvoiceHeader {
  if (header.status === 'PAID')
    throw new DomainError('INVOICE_PAID', billingMessages.paid, { invoiceId: formatInvoiceId(header) });
  if (header.contentHash !== null)
    throw new DomainError('INVOICE_PAID', billingMessages.sealed, { invoiceId: formatInvoiceId(header) });
  return header;
}
