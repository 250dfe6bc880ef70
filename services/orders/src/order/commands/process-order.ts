import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import type { OrderAnswer, ProcessOrder } from '@depot/contracts/orders';
import { describeActivity } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { Booking } from '../booking.js';
import { CreditCheck } from '../credit/credit-check.js';
import { OpenOrderValue } from '../credit/open-order-value.js';
import { LineBuilder } from '../line-builder.js';
import { assertVersion, requireTransition } from '../order.rules.js';
import { OrderService } from '../order.service.js';
import { loggedLines } from '../order-line.js';
import { OrderLineRepository } from '../order-line.repository.js';
import { unbilledOrderOut } from '../order-view.js';

/** Settles an order's final lines, fully booked: PENDING → PROCESSING. */
@Injectable()
export class OrderProcessing {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly db: Db,
    private readonly orderLines: OrderLineRepository,
    private readonly credit: CreditCheck,
    private readonly value: OpenOrderValue,
    private readonly builder: LineBuilder,
    private readonly booking: Booking,
    private readonly orderService: OrderService,
  ) {}

  async process({ orderId, version, orderItemList }: ProcessOrder): Promise<OrderAnswer> {
    const head = await this.orderService.lockHead(orderId);
    const [held, existing, store] = await this.db.batch([
      () => this.credit.holdOf(head.storeId),
      () => this.orderLines.ofOrders([orderId]),
      () => this.identity.storeOfOrder(head.storeId),
    ]);
    const order = { ...head, lines: existing };
    describeActivity({ displayId: order.displayId }, { before: loggedLines(existing) });
    assertVersion(order, version);
    const { to } = requireTransition('process', order);
    const lines = await this.builder.build(orderItemList, { field: 'orderItemList', store, existing, mayPrice: true });
    await this.credit.assertAffordable(held, store.name, order, lines);
    const averages = await this.value.averages(lines);
    const [, written, processed] = await this.db.batch([
      () => this.booking.rebook(existing, lines),
      () => this.orderService.replaceLines(order, lines),
      () => this.orderService.advanceOnCommit(order, to),
    ]);
    describeActivity({}, { after: loggedLines(lines) });
    return unbilledOrderOut(processed, store.name, written, { averages });
  }
}
