import {
  type BookedAmount,
  type KnownOrder,
  type OrderAnswer,
  type OrderFacts,
  type OrdersPort,
  printableStatuses,
  type UsageCell,
} from '@depot/contracts/orders';
import { grouped } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { OrderQueries } from '../order/order.queries.js';
import { OrderRows } from '../order/order-rows.js';
import { OrderView } from '../order/order-view.js';
import { ProductDetails } from '../order/product-details.js';
import { OrderFigures } from './order-figures.js';

/** Orders as other domains may know them. */
@Injectable()
export class OrdersPortService implements OrdersPort {
  constructor(
    private readonly rows: OrderRows,
    private readonly queries: OrderQueries,
    private readonly view: OrderView,
    private readonly details: ProductDetails,
    private readonly figures: OrderFigures,
  ) {}

  async lockForBilling(orderId: number): Promise<OrderFacts> {
    const { displayId, storeId, status, time, lines } = await this.rows.lock(orderId);
    const units = grouped(await this.queries.units([orderId]), ({ orderItemId }) => orderItemId);
    return {
      orderId,
      displayId,
      storeId,
      status,
      time,
      lines: lines.map(({ orderItemId, productId, name, hasWeight, quantity, weight, rate }) => ({
        ...{ orderItemId, productId, name, hasWeight, quantity, weight, rate },
        weights: (units.get(orderItemId) ?? []).map((unit) => unit.weight),
      })),
    };
  }

  noteBilled(orderId: number): Promise<void> {
    return this.rows.noteBilled(orderId);
  }

  async printable(orderIds: readonly number[]): Promise<OrderAnswer[]> {
    const orders = await this.view.many(orderIds);
    return this.details.withPlaces(orders.filter(({ status }) => printableStatuses.includes(status)));
  }

  async known(orderIds: readonly number[]): Promise<Map<number, KnownOrder>> {
    return new Map((await this.queries.heads(orderIds)).map((head) => [head.orderId, head]));
  }

  booked(productIds?: readonly number[]): Promise<Map<number, BookedAmount>> {
    return this.figures.booked(productIds);
  }

  usage(
    range: { start: number; end: number },
    productIds: readonly number[],
    storeIds: readonly number[],
  ): Promise<UsageCell[]> {
    return this.figures.usage(range, productIds, storeIds);
  }

  openOrdersOf(productId: number): Promise<number[]> {
    return this.figures.openOrdersOf(productId);
  }
}
