import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import type { OrderAnswer, OutboundBody } from '@depot/contracts/orders';
import { describeActivity } from '@depot/node-context';
import { Db, grouped } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { requireTransition } from '../../order/order.rules.js';
import { OrderService } from '../../order/order.service.js';
import { unbilledOrderOut } from '../../order/order-view.js';
import { assignUnits } from '../assign-scanned-units.js';
import { requireOrderedAmounts, scannedLots } from '../check-ordered-amounts.js';
import { Shipping } from '../ship-lines.js';

/** Sends the goods of an order out: PROCESSING → OUTBOUND. Stock leaves here. */
@Injectable()
export class OutboundService {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(STOCK_PORT) private readonly stock: StockPort,
    private readonly db: Db,
    private readonly shipping: Shipping,
    private readonly orderService: OrderService,
  ) {}

  async outbound({
    orderId,
    inventoryList,
    nonWeightOrderItems,
    expiredConfirmed = false,
  }: OutboundBody): Promise<OrderAnswer> {
    const [order, scanned] = await this.db.batch([
      () => this.orderService.lock(orderId),
      () => this.stock.units(inventoryList),
    ]);
    describeActivity({ displayId: order.displayId });
    const { to } = requireTransition('outbound', order);
    requireOrderedAmounts(order.lines, nonWeightOrderItems);
    const pieces = assignUnits(order.lines, inventoryList, scanned);
    const scannedGoods = new Map([...pieces, ...scannedLots(order.lines, nonWeightOrderItems)]);
    const time = Date.now();
    const [{ lines, units }, head, store] = await this.db.batch([
      () => this.shipping.ship(orderId, order.lines, scannedGoods, { time, expiredConfirmed }),
      () => this.orderService.advanceOnCommit(order, to, time),
      () => this.identity.storeOfOrder(order.storeId),
    ]);
    const unitsOf = grouped(units, ({ orderItemId }) => orderItemId);
    return unbilledOrderOut(head, store.name, lines, {
      unitsOf: ({ orderItemId }) => unitsOf.get(orderItemId) ?? [],
    });
  }
}
