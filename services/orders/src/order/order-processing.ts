import { Inject, Injectable } from '@nestjs/common';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import type { OrderAnswer, ProcessOrder } from '@depot/contracts/orders';
import { describeActivity } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Booking } from './booking.js';
import { LineBuilder } from './line-builder.js';
import { OrderRows } from './order-rows.js';
import { refuseStale } from './order-version.js';
import { loggedLines } from '../activity/logged-lines.js';
import { unbilledOrderOut } from './order-view.js';
import { requireTransition } from './transition.js';

/** Settles an order's final lines, fully booked: PENDING → PROCESSING. */
@Injectable()
export class OrderProcessing {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly db: Db,
    private readonly builder: LineBuilder,
    private readonly booking: Booking,
    private readonly rows: OrderRows,
  ) {}

  async process({ orderId, version, orderItemList }: ProcessOrder): Promise<OrderAnswer> {
    const order = await this.rows.lock(orderId);
    describeActivity({ displayId: order.displayId }, { before: loggedLines(order.lines) });
    refuseStale(order, version);
    const { to } = requireTransition('process', order);
    const existing = order.lines;
    const [store, offer] = await this.db.together(() => [
      this.identity.store(order.storeId),
      this.builder.offer(orderItemList, order.storeId, existing),
    ]);
    const lines = this.builder.linesOf(orderItemList, { field: 'orderItemList', store, existing, mayPrice: true }, offer);
    const [, written, head] = await this.db.together(() => [
      this.booking.rebook(existing, lines),
      this.rows.replaceLines(order, lines),
      this.rows.advance(order, to),
    ]);
    describeActivity({}, { after: loggedLines(lines) });
    return unbilledOrderOut(head, store.name, written);
  }
}
