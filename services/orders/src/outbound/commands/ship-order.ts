import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import type { OrderAnswer, OutboundBody } from '@depot/contracts/orders';
import { describeActivity } from '@depot/node-context';
import { Db, grouped } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { requireTransition } from '../../order/order.rules.js';
import { OrderService } from '../../order/order.service.js';
import { formatUnbilledOrder } from '../../order/order-view.js';
import { assignScannedUnits } from '../assign-scanned-units.js';
import { checkOrderedAmounts, groupScannedLots } from '../check-ordered-amounts.js';
import { ShipLines } from '../ship-lines.js';

/** Ships an order and takes its goods out of stock: PROCESSING → OUTBOUND. */
@Injectable()
export class ShipOrder {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(STOCK_PORT) private readonly stock: StockPort,
    private readonly db: Db,
    private readonly shipLines: ShipLines,
    private readonly orderService: OrderService,
  ) {}

  async execute({
    orderId,
    inventoryList,
    nonWeightOrderItems,
    expiredConfirmed = false,
  }: OutboundBody): Promise<OrderAnswer> {
    const [order, scannedUnits] = await this.db.batch([
      () => this.orderService.lockOrder(orderId),
      () => this.stock.units(inventoryList),
    ]);
    describeActivity({ displayId: order.displayId });
    const { to } = requireTransition('outbound', order);
    checkOrderedAmounts(order.lines, nonWeightOrderItems);
    const unitIdsByLine = assignScannedUnits(order.lines, inventoryList, scannedUnits);
    const scannedUnitIds = new Map([...unitIdsByLine, ...groupScannedLots(order.lines, nonWeightOrderItems)]);
    const time = Date.now();
    const [{ lines, units }, header, store] = await this.db.batch([
      () => this.shipLines.execute(orderId, order.lines, scannedUnitIds, { time, expiredConfirmed }),
      () => this.orderService.changeStatusOnCommit(order, to, time),
      () => this.identity.storeOfOrder(order.storeId),
    ]);
    const unitsByLine = grouped(units, ({ orderItemId }) => orderItemId);
    return formatUnbilledOrder(header, store.name, lines, {
      unitsOf: ({ orderItemId }) => unitsByLine.get(orderItemId) ?? [],
    });
  }
}
