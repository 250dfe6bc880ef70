import { type CreateOrder, noOrderDetails, type OrderAnswer } from '@depot/contracts/orders';
import { currentSession, describeActivity } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { Booking } from '../booking.js';
import { CreditCheck } from '../credit/credit-check.js';
import { OpenOrderValue } from '../credit/open-order-value.js';
import { LineBuilder } from '../line-builder.js';
import type { NewOrder } from '../order.repository.js';
import { OrderService } from '../order.service.js';
import { detailsAfter } from '../order-details.js';
import type { OrderLine } from '../order-line.js';
import { unbilledOrderOut } from '../order-view.js';
import { OrderingStore } from '../ordering-store.js';
import { OrderNotice } from './send-order-email.js';

/** Places an order: PENDING, its lines booked. */
@Injectable()
export class OrderCreation {
  constructor(
    private readonly db: Db,
    private readonly stores: OrderingStore,
    private readonly credit: CreditCheck,
    private readonly value: OpenOrderValue,
    private readonly builder: LineBuilder,
    private readonly booking: Booking,
    private readonly orderService: OrderService,
    private readonly notice: OrderNotice,
  ) {}

  async create({ orderItems, storeId, ...said }: CreateOrder): Promise<OrderAnswer> {
    const time = Date.now();
    const details = detailsAfter(noOrderDetails, said, time);
    const [store, offer, readers] = await this.db.batch([
      () => this.stores.choose(storeId),
      () => this.builder.offer(orderItems, this.stores.idOf(storeId)),
      () => this.notice.readersNow(),
    ]);
    const credit = await this.credit.hold(store);
    const wanted = this.builder.linesOf(orderItems, { field: 'orderItems', store, mayPrice: false }, offer);
    await this.credit.assertWithinLimit(credit, store.name, wanted);
    const averages = await this.value.averages(wanted);
    const order = { storeId: store.storeId, status: 'PENDING' as const, time, ...details };
    const { orderId, displayId, lines } = await this.placeBooked(order, wanted);
    const head = { ...order, orderId, displayId, version: 1, outboundTime: null };
    const answer = unbilledOrderOut(head, store.name, lines, { averages });
    await this.notice.notify(readers, answer);
    describeActivity({ displayId, store: store.name });
    return answer;
  }

  /**
   * Only ADMIN may order more than there is. Where it is all or nothing, stock is locked as late and as shortly as
   * possible.
   */
  private async placeBooked(order: NewOrder, wanted: readonly OrderLine[]) {
    if (currentSession().role === 'ADMIN')
      return this.orderService.place(order, await this.booking.rebookWhatFits([], wanted));
    const [, placed] = await this.db.batch([
      () => this.booking.book(wanted),
      () => this.orderService.place(order, wanted),
    ]);
    return placed;
  }
}
