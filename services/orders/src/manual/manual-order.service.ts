import { Inject, Injectable } from '@nestjs/common';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import type { ManualOrder, OrderAnswer } from '@depot/contracts/orders';
import { describeActivity } from '@depot/node-context';
import { LineBuilder } from '../order/line-builder.js';
import type { OrderLine } from '../order/order-line.js';
import { OrderRows } from '../order/order-rows.js';
import { OrderView } from '../order/order-view.js';
import { dealPieces } from '../outbound/scanned-pieces.js';
import { Shipping } from '../outbound/shipping.js';

/** Records an order that happened outside of the system: the goods leave at once, and it is DONE. */
@Injectable()
export class ManualOrderService {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(STOCK_PORT) private readonly stock: StockPort,
    private readonly builder: LineBuilder,
    private readonly shipping: Shipping,
    private readonly rows: OrderRows,
    private readonly view: OrderView,
  ) {}

  async record({ storeId, time, orderItems }: ManualOrder): Promise<OrderAnswer> {
    const store = await this.identity.store(storeId);
    const wanted = await this.builder.build(orderItems, { field: 'orderItems', store, mayPrice: true, anyProduct: true });
    const order = { storeId, status: 'DONE' as const, time, outboundTime: time };
    const { orderId, lines } = await this.rows.insert(order, wanted);
    const named = orderItems.flatMap(({ inventoryIds }) => inventoryIds ?? []);
    await this.shipping.ship(orderId, lines, await this.piecesOf(lines, named), { booked: false, time });
    const displayId = await this.rows.number(orderId, order);
    describeActivity({ displayId, store: store.name });
    return this.view.one(orderId);
  }

  /** The named pieces by line; a weighed line that names none leaves open which pieces they were. */
  private async piecesOf(lines: readonly OrderLine[], named: readonly number[]): Promise<Map<number, number[]>> {
    const units = await this.stock.units(named);
    const namedProducts = new Set([...units.values()].map(({ productId }) => productId));
    return dealPieces(
      lines.filter(({ productId }) => namedProducts.has(productId)),
      named,
      units,
      'orderItems',
    );
  }
}
