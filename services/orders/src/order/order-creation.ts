import { Injectable } from '@nestjs/common';
import type { CreateOrder, OrderAnswer } from '@depot/contracts/orders';
import { currentSession, describeActivity } from '@depot/node-context';
import { CreditCheck } from '../credit/credit-check.js';
import { Booking } from './booking.js';
import { LineBuilder } from './line-builder.js';
import type { OrderLine } from './order-line.js';
import { OrderRows, type NewOrder } from './order-rows.js';
import { OrderNotice } from './order-notice.js';
import { unbilledOrderOut } from './order-view.js';
import { OrderingStore } from './ordering-store.js';

/** Places an order: PENDING, its lines booked. */
@Injectable()
export class OrderCreation {
  constructor(
    private readonly stores: OrderingStore,
    private readonly credit: CreditCheck,
    private readonly builder: LineBuilder,
    private readonly booking: Booking,
    private readonly rows: OrderRows,
    private readonly notice: OrderNotice,
  ) {}

  async create({ orderItems, storeId }: CreateOrder): Promise<OrderAnswer> {
    const store = await this.stores.choose(storeId);
    const credit = await this.credit.hold(store);
    const wanted = await this.builder.build(orderItems, { field: 'orderItems', store, mayPrice: false });
    await this.credit.refuseBeyond(credit, store.name, wanted);
    const readers = await this.notice.readersNow();
    const order = { storeId: store.storeId, status: 'PENDING' as const, time: Date.now() };
    const { orderId, lines } = await this.insertBooked(order, wanted);
    const displayId = await this.rows.number(orderId, order);
    await this.notice.tell(readers, { orderId, displayId, store: store.name, lines });
    describeActivity({ displayId, store: store.name });
    return unbilledOrderOut({ ...order, orderId, displayId, version: 1, outboundTime: null }, store.name, lines);
  }

  /** Only ADMIN may order more than there is. Where it is all or nothing, stock is locked as late and as shortly as possible. */
  private async insertBooked(order: NewOrder, wanted: readonly OrderLine[]) {
    if (currentSession().role === 'ADMIN') return this.rows.insert(order, await this.booking.rebookWhatFits([], wanted));
    const inserted = await this.rows.insert(order, wanted);
    await this.booking.book(inserted.lines);
    return inserted;
  }
}
