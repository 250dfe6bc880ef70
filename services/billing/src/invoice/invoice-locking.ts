import { formatCents } from '@depot/contracts/amounts';
import { billingMessages } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { Injectable } from '@nestjs/common';
import { type InvoiceHead, InvoiceRepository } from './invoice.repository.js';
import { invoiceIdOf, parseInvoiceId } from './invoice-id.js';

/** Locks invoices for a command. */
@Injectable()
export class InvoiceLocking {
  constructor(private readonly invoices: InvoiceRepository) {}

  /**
   * The invoices, locked in id order.
   * @throws NOT_FOUND for an unknown one; a void one is refused as well
   */
  async live(invoiceIds: readonly string[]): Promise<InvoiceHead[]> {
    const distinct = [...new Set(invoiceIds.map((invoiceId) => invoiceIdOf(parseInvoiceId(invoiceId))))];
    const heads = await this.invoices.lock(distinct.map(parseInvoiceId));
    if (heads.length < distinct.length) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    const gone = heads.find(({ status }) => status === 'VOID');
    if (gone) throw new DomainError('INVALID_TRANSITION', billingMessages.void, { invoiceId: invoiceIdOf(gone) });
    return heads;
  }

  /**
   * An invoice that may be changed.
   * @throws INVOICE_PAID if it is paid
   */
  async unpaid(invoiceId: string): Promise<InvoiceHead> {
    const [head] = await this.live([invoiceId]);
    if (!head) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return requireUnpaid(head);
  }
}

/** INVOICE_PAID where something has been paid on the invoice: it cannot be taken out of the books. */
export function requireNothingPaid(head: InvoiceHead): InvoiceHead {
  const { paid } = requireUnpaid(head);
  if (paid > 0)
    throw new DomainError('INVOICE_PAID', billingMessages.partlyPaid, {
      invoiceId: invoiceIdOf(head),
      paid: formatCents(paid),
    });
  return head;
}

/** INVOICE_PAID where the invoice is paid in full. */
export function requireUnpaid(head: InvoiceHead): InvoiceHead {
  if (head.status === 'PAID')
    throw new DomainError('INVOICE_PAID', billingMessages.paid, { invoiceId: invoiceIdOf(head) });
  return head;
}
