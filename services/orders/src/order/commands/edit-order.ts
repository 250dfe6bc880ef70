import { DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { mayEditLines, notPossible, type OrderAnswer, type UpdateOrder } from '@depot/contracts/orders';
import { currentSession, describeActivity, visibleStore } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { Booking } from '../booking.js';
import { CreditCheck } from '../credit/credit-check.js';
import { LineBuilder } from '../line-builder.js';
import { assertVersion } from '../order.rules.js';
import { OrderService } from '../order.service.js';
import { detailsAfter, detailsOf } from '../order-details.js';
import { loggedLines } from '../order-line.js';
import { OrderLineRepository } from '../order-line.repository.js';
import { OrderView } from '../order-view.js';

/** Replaces the lines of an order that is still here, and what it says of itself. */
@Injectable()
export class OrderEditing {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly db: Db,
    private readonly orderLines: OrderLineRepository,
    private readonly credit: CreditCheck,
    private readonly builder: LineBuilder,
    private readonly booking: Booking,
    private readonly orderService: OrderService,
    private readonly view: OrderView,
  ) {}

  async edit({ orderId, version, orderItemList, ...said }: UpdateOrder): Promise<OrderAnswer> {
    const { role } = currentSession();
    const head = await this.orderService.lockHead(orderId, visibleStore());
    const [held, lines, store] = await this.db.batch([
      () => this.credit.holdOf(head.storeId),
      () => this.orderLines.ofOrders([orderId]),
      () => this.identity.storeOfOrder(head.storeId),
    ]);
    const order = { ...head, lines };
    describeActivity(
      { displayId: order.displayId },
      { before: { ...detailsOf(order), orderItems: loggedLines(order.lines) } },
    );
    assertVersion(order, version);
    if (!mayEditLines(role, order.status))
      throw new DomainError('INVALID_TRANSITION', notPossible('edit', order.status), { displayId: order.displayId });
    const details = detailsAfter(detailsOf(head), said, Date.now());
    const wanted = await this.builder.build(orderItemList, {
      field: 'orderItemList',
      store,
      existing: order.lines,
      mayPrice: role !== 'STORE',
    });
    await this.credit.assertAffordable(held, store.name, order, wanted);
    const mayExceed = role === 'ADMIN' && order.status === 'PENDING';
    const booked = mayExceed
      ? await this.booking.rebookWhatFits(order.lines, wanted)
      : await this.booking.rebook(order.lines, wanted);
    await this.orderService.replaceLines(order, booked);
    await this.orderService.revise(order, details);
    describeActivity({}, { after: { ...details, orderItems: loggedLines(booked) } });
    return this.view.one(orderId);
  }
}
