import type { InvoiceAnswer } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { visibleStore } from '@depot/node-context';
import { grouped } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { CreditedOrders } from './credited-orders.js';
import { type InvoiceFilter, type InvoiceHead, InvoiceRepository } from './invoice.repository.js';
import { invoiceOut } from './invoice-answer.js';
import { InvoiceContextRepository } from './invoice-context.repository.js';
import { invoiceIdOf, parseInvoiceId } from './invoice-id.js';
import { InvoiceItemRepository } from './invoice-item.repository.js';
import { InvoiceSellerRepository } from './invoice-seller.repository.js';

const distinct = <T>(values: readonly T[]) => [...new Set(values)];

/** Invoices as readers see them. */
@Injectable()
export class InvoiceView {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly items: InvoiceItemRepository,
    private readonly sellers: InvoiceSellerRepository,
    private readonly context: InvoiceContextRepository,
    private readonly creditedOrders: CreditedOrders,
  ) {}

  /** Newest first, limited to those that the user may see. */
  async find(filter: InvoiceFilter): Promise<InvoiceAnswer[]> {
    return this.whole(await this.heads(filter));
  }

  /**
   * The first `size` of them, or of those after the invoice `before`, and whether there are more. NOT_FOUND where the
   * reader may not see that invoice.
   */
  async page(filter: InvoiceFilter, size: number, before?: string): Promise<{ list: InvoiceAnswer[]; more: boolean }> {
    const [last] = before === undefined ? [] : await this.headsOf([before]);
    const heads = await this.heads({ ...filter, before: last }, size + 1);
    return { list: await this.whole(heads.slice(0, size)), more: heads.length > size };
  }

  /** In the order of the ids; NOT_FOUND where the reader may not see one of them. */
  async byIds(invoiceIds: readonly string[]): Promise<InvoiceAnswer[]> {
    return this.whole(await this.headsOf(invoiceIds));
  }

  private async heads(filter: InvoiceFilter, limit?: number): Promise<InvoiceHead[]> {
    const onlyStore = visibleStore();
    if (onlyStore !== undefined && filter.storeId !== undefined && filter.storeId !== onlyStore) return [];
    return this.invoices.heads({ ...filter, storeId: onlyStore ?? filter.storeId }, limit);
  }

  private async headsOf(invoiceIds: readonly string[]): Promise<InvoiceHead[]> {
    const onlyStore = visibleStore();
    const heads = await this.invoices.byNumber(invoiceIds.map(parseInvoiceId));
    const byId = new Map(heads.map((head) => [invoiceIdOf(head), head]));
    return invoiceIds.map((invoiceId) => {
      const head = byId.get(invoiceId);
      if (!head || (onlyStore !== undefined && head.storeId !== onlyStore))
        throw new DomainError('NOT_FOUND', commonMessages.notFound);
      return head;
    });
  }

  async byId(invoiceId: string): Promise<InvoiceAnswer> {
    const [invoice] = await this.byIds([invoiceId]);
    if (!invoice) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return invoice;
  }

  private async whole(heads: readonly InvoiceHead[]): Promise<InvoiceAnswer[]> {
    if (heads.length === 0) return [];
    const items = grouped(await this.items.ofInvoices(heads.map(({ id }) => id)), ({ invoicePk }) => invoicePk);
    const sellers = await this.sellers.byIds(distinct(heads.flatMap(({ sellerId }) => sellerId ?? [])));
    const paid = heads.filter(({ status }) => status === 'PAID').map(({ id }) => id);
    const settlements = await this.context.settlements(paid);
    const creditedOrders = await this.creditedOrders.of(heads);
    const externalIds = await this.creditedOrders.externalIds(heads);
    return heads.map((head) =>
      invoiceOut(head, {
        items: items.get(head.id) ?? [],
        seller: sellers.get(head.sellerId ?? 0),
        settlement: settlements.get(head.id),
        creditedOrder: creditedOrders.get(head.id),
        externalId: head.kind === 'I' ? externalIds.get(head.orderId) : undefined,
      }),
    );
  }
}
