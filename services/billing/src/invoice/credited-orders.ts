import type { InvoiceAnswer } from '@depot/contracts/billing';
import { KNOWN_ORDERS_PORT, type KnownOrdersPort } from '@depot/contracts/orders';
import { formatDate } from '@depot/contracts/time';
import { Inject, Injectable } from '@nestjs/common';
import { type InvoiceHead, InvoiceRepository } from './invoice.repository.js';

/** Whose goods a credit is for. */
export type CreditedOrder = NonNullable<InvoiceAnswer['creditedOrder']>;

/** Names the orders whose goods credits are for, and the invoices of those orders where there are any. */
@Injectable()
export class CreditedOrders {
  constructor(
    private readonly invoices: InvoiceRepository,
    @Inject(KNOWN_ORDERS_PORT) private readonly orders: KnownOrdersPort,
  ) {}

  /** By the credit's row. Nothing for invoices, and for the credit of an order that was deleted since. */
  async of(heads: readonly InvoiceHead[]): Promise<Map<number, CreditedOrder>> {
    const credits = heads.filter(({ kind }) => kind === 'RI');
    if (credits.length === 0) return new Map();
    const orderIds = [...new Set(credits.map(({ orderId }) => orderId))];
    const orders = await this.orders.known(orderIds);
    const billed = await this.invoices.ofOrders(orderIds);
    return new Map(
      credits.flatMap(({ id, orderId, timezone }): [number, CreditedOrder][] => {
        const order = orders.get(orderId);
        if (!order) return [];
        const { displayId, poNumber, time } = order;
        const invoiceIds = billed.get(orderId)?.invoiceIds ?? [];
        return [[id, { displayId, poNumber, formattedOrderDate: formatDate(time, timezone), invoiceIds }]];
      }),
    );
  }
}
