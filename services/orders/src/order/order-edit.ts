import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { mayEditLines, notPossible, type OrderAnswer, type UpdateOrder } from '@depot/contracts/orders';
import { currentSession, describeActivity, visibleStore } from '@depot/node-context';
import { Booking } from './booking.js';
import { LineBuilder } from './line-builder.js';
import { OrderRows } from './order-rows.js';
import { refuseStale } from './order-version.js';
import { OrderView } from './order-view.js';

/** Replaces the lines of an order that is still here. */
@Injectable()
export class OrderEdit {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly builder: LineBuilder,
    private readonly booking: Booking,
    private readonly rows: OrderRows,
    private readonly view: OrderView,
  ) {}

  async replaceLines({ orderId, version, orderItemList }: UpdateOrder): Promise<OrderAnswer> {
    const { role } = currentSession();
    const order = await this.rows.lock(orderId, visibleStore());
    describeActivity({ displayId: order.displayId }, { before: order.lines });
    refuseStale(order, version);
    if (!mayEditLines(role, order.status))
      throw new Refusal('INVALID_TRANSITION', notPossible('edit', order.status), { displayId: order.displayId });
    const wanted = await this.builder.build(orderItemList, {
      field: 'orderItemList',
      store: await this.identity.store(order.storeId),
      existing: order.lines,
      mayPrice: role !== 'STORE',
    });
    const mayExceed = role === 'ADMIN' && order.status === 'PENDING';
    const lines = mayExceed ? await this.booking.rebookWhatFits(order.lines, wanted) : await this.booking.rebook(order.lines, wanted);
    await this.rows.replaceLines(order, lines);
    await this.rows.touch(order);
    describeActivity({}, { after: lines });
    return this.view.one(orderId);
  }
}
