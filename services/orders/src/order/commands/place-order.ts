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
import { applyDetails } from '../order-details.js';
import type { OrderLine } from '../order-line.js';
import { formatUnbilledOrder } from '../order-view.js';
import { OrderingStore } from '../ordering-store.js';
import { SendOrderEmail } from './send-order-email.js';

/** Places an order as PENDING and books its lines. */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly db: Db,
    private readonly stores: OrderingStore,
    private readonly credit: CreditCheck,
    private readonly value: OpenOrderValue,
    private readonly builder: LineBuilder,
    private readonly booking: Booking,
    private readonly orderService: OrderService,
    private readonly sendOrderEmail: SendOrderEmail,
  ) {}

  async execute({ orderItems, storeId, ...requestedDetails }: CreateOrder): Promise<OrderAnswer> {
    const time = Date.now();
    const details = applyDetails(noOrderDetails, requestedDetails, time);
    const [store, offer, recipients] = await this.db.batch([
      () => this.stores.requireStore(storeId),
      () => this.builder.loadOffer(orderItems, this.stores.requireStoreId(storeId)),
      () => this.sendOrderEmail.findRecipients(),
    ]);
    const credit = await this.credit.lockCredit(store);
    const requestedLines = this.builder.buildFromOffer(
      orderItems,
      { field: 'orderItems', store, mayPrice: false },
      offer,
    );
    await this.credit.assertWithinLimit(credit, store.name, requestedLines);
    const averages = await this.value.loadAverageWeights(requestedLines);
    const order = { storeId: store.storeId, status: 'PENDING' as const, time, ...details };
    const { orderId, displayId, lines } = await this.placeBooked(order, requestedLines);
    const header = { ...order, orderId, displayId, version: 1, outboundTime: null };
    const answer = formatUnbilledOrder(header, store.name, lines, { averages });
    await this.sendOrderEmail.execute(recipients, answer);
    describeActivity({ displayId, store: store.name });
    return answer;
  }

  /**
   * Only ADMIN may order more than is in stock. For all other roles the stock rows are locked in the last batch, so
   * that other orders wait as briefly as possible.
   */
  private async placeBooked(order: NewOrder, requestedLines: readonly OrderLine[]) {
    if (currentSession().role === 'ADMIN')
      return this.orderService.insertNumbered(order, await this.booking.rebookWhatFits([], requestedLines));
    const [, placed] = await this.db.batch([
      () => this.booking.book(requestedLines),
      () => this.orderService.insertNumbered(order, requestedLines),
    ]);
    return placed;
  }
}
