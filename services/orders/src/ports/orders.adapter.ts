import { BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import {
  type BookedAmount,
  type DaySpan,
  type OrderAnswer,
  type OrderFacts,
  type OrderProgress,
  type OrdersOfDay,
  type OrdersPort,
  printableStatuses,
  shippedStatuses,
  type UsageCell,
} from '@depot/contracts/orders';
import { grouped } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { OrderRepository } from '../order/order.repository.js';
import { OrderService } from '../order/order.service.js';
import { selectDetails } from '../order/order-details.js';
import { OrderLineRepository } from '../order/order-line.repository.js';
import { OrderTotalsRepository } from '../order/order-totals.repository.js';
import { OrderView } from '../order/order-view.js';
import { JoinProductDetails } from '../order/queries/join-product-details.js';

@Injectable()
export class OrdersAdapter implements OrdersPort {
  constructor(
    private readonly orderService: OrderService,
    private readonly orders: OrderRepository,
    private readonly orderLines: OrderLineRepository,
    private readonly view: OrderView,
    private readonly joinProductDetails: JoinProductDetails,
    private readonly totals: OrderTotalsRepository,
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
  ) {}

  async lockForBilling(orderId: number): Promise<OrderFacts> {
    const order = await this.orderService.lockOrder(orderId);
    const { displayId, storeId, status, time, lines } = order;
    const units = grouped(await this.orderLines.findUnits([orderId]), ({ orderItemId }) => orderItemId);
    return {
      orderId,
      displayId,
      storeId,
      status,
      time,
      ...selectDetails(order),
      lines: lines.map(({ orderItemId, productId, name, hasWeight, quantity, weight, rate, notes }) => ({
        orderItemId,
        productId,
        name,
        hasWeight,
        quantity,
        weight,
        rate,
        notes,
        weights: (units.get(orderItemId) ?? []).map((unit) => unit.weight),
      })),
    };
  }

  noteBilled(orderId: number): Promise<void> {
    return this.orders.markBilled(orderId);
  }

  async printable(orderIds: readonly number[]): Promise<OrderAnswer[]> {
    const orders = await this.view.getOrders(orderIds);
    return this.joinProductDetails.addLocations(orders.filter(({ status }) => printableStatuses.includes(status)));
  }

  booked(productIds?: readonly number[]): Promise<Map<number, BookedAmount>> {
    return this.totals.sumBooked(productIds);
  }

  usage(
    range: { start: number; end: number },
    productIds: readonly number[] | undefined,
    storeIds: readonly number[] | undefined,
    limit: number,
  ): Promise<UsageCell[]> {
    return this.totals.sumUsage(range, productIds, storeIds, limit);
  }

  openOrdersOf(productId: number): Promise<number[]> {
    return this.totals.listOpenOrders(productId);
  }

  countPlaced(days: readonly DaySpan[]): Promise<OrdersOfDay[]> {
    return this.totals.countPlaced(days);
  }

  countLate(today: string, limit: number): Promise<OrdersOfDay[]> {
    return this.totals.countLate(today, limit);
  }

  async progress(): Promise<OrderProgress> {
    const billed = await this.billing.furthestBilled();
    if (billed) {
      const { orderId, isPaid } = billed;
      return { hasOrdered: true, hasShipped: true, hasBilled: true, hasPaid: isPaid, orderId };
    }
    const order = await this.totals.findFurthest();
    return {
      hasOrdered: order !== undefined,
      hasShipped: order !== undefined && shippedStatuses.includes(order.status),
      hasBilled: false,
      hasPaid: false,
      orderId: order?.orderId ?? null,
    };
  }
}
