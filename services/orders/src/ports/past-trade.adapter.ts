import { BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import type { LeftLine, PastLine, PastOrderToAdd, PastReturnToAdd, PastTradePort } from '@depot/contracts/orders';
import { currentSession } from '@depot/node-context';
import { Numbering } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';
import { PastOrderRepository } from '../past-orders/past-order.repository.js';
import { ReturnRepository } from '../return/return.repository.js';

/** Adds past orders and returns with their invoices and credits. */
@Injectable()
export class PastTradeAdapter implements PastTradePort {
  constructor(
    private readonly returns: ReturnRepository,
    private readonly numbering: Numbering,
    private readonly pastOrders: PastOrderRepository,
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
  ) {}

  async addOrders(orders: readonly PastOrderToAdd[]) {
    if (orders.length === 0) return [];
    const written = await this.pastOrders.insert(
      orders.map((order) => ({
        ...order,
        fileLine: 0,
        lines: order.lines.map((line) => ({ ...line, orderItemId: 0, notes: '', short: 0 })),
      })),
    );
    await this.billing.addPast(
      written.map(({ orderId, displayId, storeId, time, isPaid, lines }) => ({
        orderId,
        displayId,
        storeId,
        isPaid,
        invoiceDate: time,
        lines: lines.map(toBilledLine),
      })),
    );
    return written.map(({ orderId, lines }) => ({
      orderId,
      orderItemIds: lines.map(({ orderItemId }) => orderItemId),
    }));
  }

  async addReturns(returns: readonly PastReturnToAdd[]): Promise<void> {
    if (returns.length === 0) return;
    const first = await this.numbering.reserve('return', returns.length);
    const createdBy = currentSession().id;
    const headers = returns.map(({ orderId, storeId, time }, index) => ({
      orderId,
      storeId,
      time,
      createdBy,
      displayId: first + index,
    }));
    const ids = await this.returns.insertPast(headers);
    await this.returns.insertPastLines(
      returns.flatMap(({ orderId, lines }, index) =>
        lines.map((line) => ({ ...toReturnLine(line, orderId), returnId: ids[index] })),
      ),
    );
    await this.billing.addPast(
      returns.map(({ orderId, storeId, time, isPaid, lines }, index) => ({
        orderId,
        returnId: ids[index],
        displayId: first + index,
        storeId,
        isPaid,
        invoiceDate: time,
        lines: lines.map(toBilledLine),
      })),
    );
  }

  leftAfter(orderItemId: number, limit: number): Promise<LeftLine[]> {
    return this.pastOrders.countLeft(orderItemId, limit);
  }

  progress(source: string): Promise<string | undefined> {
    return this.pastOrders.readProgress(source);
  }

  keepProgress(source: string, progress: string): Promise<void> {
    return this.pastOrders.saveProgress(source, progress);
  }
}

function toReturnLine(
  { orderItemId, productId, name, hasWeight, quantity, weight, rate }: PastLine & { orderItemId: number },
  orderId: number,
) {
  return {
    orderId,
    orderLineId: orderItemId,
    productId,
    name,
    hasWeight,
    rate,
    returnQuantity: quantity,
    returnWeight: weight,
    quantity: 0,
    weight: 0,
    reason: '',
  };
}

function toBilledLine({
  orderItemId,
  productId,
  name,
  hasWeight,
  quantity,
  weight,
  rate,
}: PastLine & { orderItemId: number }) {
  return { orderItemId, productId, description: name, hasWeight, quantity, weight, rate };
}
