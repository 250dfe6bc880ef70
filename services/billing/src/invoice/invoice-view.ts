import { formatCents } from '@depot/contracts/amounts';
import type { InvoiceAnswer, InvoiceItemAnswer, PostalAddress } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { formatDate } from '@depot/contracts/time';
import { visibleStore } from '@depot/node-context';
import { grouped } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { type InvoiceFilter, type InvoiceHead, InvoiceRepository } from './invoice.repository.js';
import { invoiceIdOf, parseInvoiceId } from './invoice-id.js';
import { InvoiceItemRepository, type StoredItem } from './invoice-item.repository.js';

/** Invoices as readers see them. */
@Injectable()
export class InvoiceView {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly items: InvoiceItemRepository,
  ) {}

  /** Newest first, as far as the reader may see them. */
  async find(filter: InvoiceFilter, limit?: number): Promise<InvoiceAnswer[]> {
    const onlyStore = visibleStore();
    if (onlyStore !== undefined && filter.storeId !== undefined && filter.storeId !== onlyStore) return [];
    return this.whole(await this.invoices.heads({ ...filter, storeId: onlyStore ?? filter.storeId }, limit));
  }

  /** In the order of the ids; NOT_FOUND where the reader may not see one of them. */
  async byIds(invoiceIds: readonly string[]): Promise<InvoiceAnswer[]> {
    const onlyStore = visibleStore();
    const heads = await this.invoices.byNumber(invoiceIds.map(parseInvoiceId));
    const byId = new Map(heads.map((head) => [invoiceIdOf(head), head]));
    const wanted = invoiceIds.map((invoiceId) => {
      const head = byId.get(invoiceId);
      if (!head || (onlyStore !== undefined && head.storeId !== onlyStore))
        throw new DomainError('NOT_FOUND', commonMessages.notFound);
      return head;
    });
    return this.whole(wanted);
  }

  async byId(invoiceId: string): Promise<InvoiceAnswer> {
    const [invoice] = await this.byIds([invoiceId]);
    if (!invoice) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return invoice;
  }

  private async whole(heads: readonly InvoiceHead[]): Promise<InvoiceAnswer[]> {
    if (heads.length === 0) return [];
    const items = grouped(await this.items.ofInvoices(heads.map(({ id }) => id)), ({ invoicePk }) => invoicePk);
    return heads.map((head) => invoiceOut(head, items.get(head.id) ?? []));
  }
}

function invoiceOut(head: InvoiceHead, items: readonly StoredItem[]): InvoiceAnswer {
  const invoiceId = invoiceIdOf(head);
  const { orderId, returnId, relatedDisplayId, clientName, sellerName, invoiceDate, status, total, paid } = head;
  const balanceDue = status === 'VOID' ? 0 : total - paid;
  return {
    ...{
      invoiceId,
      orderId,
      returnId,
      relatedDisplayId,
      clientName,
      sellerName,
      invoiceDate,
      status,
      total,
      paid,
      balanceDue,
    },
    invoiceIdQuery: encodeURIComponent(invoiceId),
    formattedInvoiceDate: formatDate(invoiceDate, head.timezone),
    formattedTotal: formatCents(total),
    formattedPaid: formatCents(paid),
    formattedBalanceDue: formatCents(balanceDue),
    billAddress: JSON.parse(head.billAddress) as PostalAddress,
    shipAddress: JSON.parse(head.shipAddress) as PostalAddress,
    invoiceItems: items.map(itemOut),
  };
}

function itemOut({
  id,
  orderItemId,
  productId,
  description,
  quantity,
  weight,
  weights,
  rate,
  amount,
}: StoredItem): InvoiceItemAnswer {
  return {
    ...{ invoiceItemId: id, orderItemId, productId, description, quantity, weight, weights, rate, amount },
    formattedRate: formatCents(rate),
    formattedAmount: formatCents(amount),
  };
}
