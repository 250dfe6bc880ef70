import type { InvoiceAnswer } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { getVisibleStore } from '@depot/node-context';
import { grouped } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { CreditedOrders } from './credited-orders.js';
import { formatInvoice } from './format-invoice.js';
import { type InvoiceFilter, type InvoiceHeader, InvoiceRepository } from './invoice.repository.js';
import { InvoiceContextRepository } from './invoice-context.repository.js';
import { formatInvoiceId, parseInvoiceId } from './invoice-id.js';
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
  async findInvoices(filter: InvoiceFilter): Promise<InvoiceAnswer[]> {
    return this.joinContents(await this.findHeaders(filter));
  }

  /**
   * The first `size` of them, or of those after the invoice `before`, and whether there are more. NOT_FOUND where the
   * reader may not see that invoice.
   */
  async findPage(
    filter: InvoiceFilter,
    size: number,
    before?: string,
  ): Promise<{ list: InvoiceAnswer[]; more: boolean }> {
    const [last] = before === undefined ? [] : await this.getHeaders([before]);
    const headers = await this.findHeaders({ ...filter, before: last }, size + 1);
    return { list: await this.joinContents(headers.slice(0, size)), more: headers.length > size };
  }

  /** In the order of the ids; NOT_FOUND where the reader may not see one of them. */
  async getByIds(invoiceIds: readonly string[]): Promise<InvoiceAnswer[]> {
    return this.joinContents(await this.getHeaders(invoiceIds));
  }

  private async findHeaders(filter: InvoiceFilter, limit?: number): Promise<InvoiceHeader[]> {
    const onlyStore = getVisibleStore();
    if (onlyStore !== undefined && filter.storeId !== undefined && filter.storeId !== onlyStore) return [];
    return this.invoices.findHeaders({ ...filter, storeId: onlyStore ?? filter.storeId }, limit);
  }

  private async getHeaders(invoiceIds: readonly string[]): Promise<InvoiceHeader[]> {
    const onlyStore = getVisibleStore();
    const headers = await this.invoices.findByNumbers(invoiceIds.map(parseInvoiceId));
    const byId = new Map(headers.map((header) => [formatInvoiceId(header), header]));
    return invoiceIds.map((invoiceId) => {
      const header = byId.get(invoiceId);
      if (!header || (onlyStore !== undefined && header.storeId !== onlyStore))
        throw new DomainError('NOT_FOUND', commonMessages.notFound);
      return header;
    });
  }

  async getById(invoiceId: string): Promise<InvoiceAnswer> {
    const [invoice] = await this.getByIds([invoiceId]);
    if (!invoice) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return invoice;
  }

  private async joinContents(headers: readonly InvoiceHeader[]): Promise<InvoiceAnswer[]> {
    if (headers.length === 0) return [];
    const items = grouped(await this.items.findByInvoices(headers.map(({ id }) => id)), ({ invoicePk }) => invoicePk);
    const sellers = await this.sellers.findByIds(distinct(headers.flatMap(({ sellerId }) => sellerId ?? [])));
    const paid = headers.filter(({ status }) => status === 'PAID').map(({ id }) => id);
    const settlements = await this.context.findSettlements(paid);
    const creditedOrders = await this.creditedOrders.findCreditedOrders(headers);
    const externalIds = await this.creditedOrders.findExternalIds(headers);
    return headers.map((header) =>
      formatInvoice(header, {
        items: items.get(header.id) ?? [],
        seller: sellers.get(header.sellerId ?? 0),
        settlement: settlements.get(header.id),
        creditedOrder: creditedOrders.get(header.id),
        externalId: header.kind === 'I' ? externalIds.get(header.orderId) : undefined,
      }),
    );
  }
}
