import type { InvoiceAnswer } from '@depot/contracts/billing';
import { KNOWN_ORDERS_PORT, type KnownOrdersPort } from '@depot/contracts/orders';
import { formatDate } from '@depot/contracts/time';
import { Inject, Injectable } from '@nestjs/common';
import { type InvoiceHeader, InvoiceRepository } from './invoice.repository.js';
import { InvoiceContextRepository } from './invoice-context.repository.js';

/** Whose goods a credit is for. */
export type CreditedOrder = NonNullable<InvoiceAnswer['creditedOrder']>;

/** Finds the orders of the goods on credits, and the invoices of those orders, if any. */
@Injectable()
export class CreditedOrders {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly contexts: InvoiceContextRepository,
    @Inject(KNOWN_ORDERS_PORT) private readonly orders: KnownOrdersPort,
  ) {}

  /** The numbers that past orders of invoices have in the files they came from, by order. */
  async findExternalIds(headers: readonly InvoiceHeader[]): Promise<Map<number, string>> {
    const orderIds = new Set(headers.flatMap(({ kind, orderId }) => (kind === 'I' ? [orderId] : [])));
    if (orderIds.size === 0) return new Map();
    const orders = await this.orders.known([...orderIds]);
    return new Map([...orders].flatMap(([id, { externalId }]) => (externalId ? [[id, externalId] as const] : [])));
  }

  /**
   * By the credit's row. An order that was deleted since is named as its invoices have it, without its day; nothing for
   * invoices, and where a deleted order was never billed.
   */
  async findCreditedOrders(headers: readonly InvoiceHeader[]): Promise<Map<number, CreditedOrder>> {
    const credits = headers.filter(({ kind }) => kind === 'RI');
    if (credits.length === 0) return new Map();
    const orderIds = [...new Set(credits.map(({ orderId }) => orderId))];
    const orders = await this.orders.known(orderIds);
    const billed = await this.invoices.findByOrders(orderIds);
    const gone = await this.contexts.findBilledOrders(orderIds.filter((orderId) => !orders.has(orderId)));
    return new Map(
      credits.flatMap(({ id, orderId, timezone }): [number, CreditedOrder][] => {
        const was = gone.get(orderId);
        if (was) return [[id, { ...was, formattedOrderDate: '' }]];
        const order = orders.get(orderId);
        if (!order) return [];
        const { displayId, poNumber, time } = order;
        const invoiceIds = billed.get(orderId)?.invoiceIds ?? [];
        return [[id, { displayId, poNumber, formattedOrderDate: formatDate(time, timezone), invoiceIds }]];
      }),
    );
  }
}
