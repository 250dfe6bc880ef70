import { Inject, Injectable } from '@nestjs/common';
import { STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import type { OrderAnswer, Outbound } from '@depot/contracts/orders';
import { describeActivity } from '@depot/node-context';
import { OrderRows } from '../order/order-rows.js';
import { OrderView } from '../order/order-view.js';
import { requireTransition } from '../order/transition.js';
import { requireOrderedAmounts } from './counted-lines.js';
import { dealPieces } from './scanned-pieces.js';
import { Shipping } from './shipping.js';

/** Sends the goods of an order out: PROCESSING → OUTBOUND. Stock leaves here. */
@Injectable()
export class OutboundService {
  constructor(
    @Inject(STOCK_PORT) private readonly stock: StockPort,
    private readonly shipping: Shipping,
    private readonly rows: OrderRows,
    private readonly view: OrderView,
  ) {}

  async outbound({ orderId, inventoryList, nonWeightOrderItems }: Outbound): Promise<OrderAnswer> {
    const order = await this.rows.lock(orderId);
    describeActivity({ displayId: order.displayId });
    const { to } = requireTransition('outbound', order);
    requireOrderedAmounts(order.lines, nonWeightOrderItems);
    const pieces = dealPieces(order.lines, inventoryList, await this.stock.units(inventoryList));
    const time = Date.now();
    await this.shipping.ship(orderId, order.lines, pieces, { time });
    await this.rows.advance(order, to, time);
    return this.view.one(orderId);
  }
}
