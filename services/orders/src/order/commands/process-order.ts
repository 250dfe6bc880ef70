import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import type { OrderAnswer, ProcessOrderBody } from '@depot/contracts/orders';
import { describeActivity } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { Booking } from '../booking.js';
import { CreditCheck } from '../credit/credit-check.js';
import { OpenOrderValue } from '../credit/open-order-value.js';
import { LineBuilder } from '../line-builder.js';
import { assertVersion, requireTransition } from '../order.rules.js';
import { OrderService } from '../order.service.js';
import { formatLoggedLines } from '../order-line.js';
import { OrderLineRepository } from '../order-line.repository.js';
import { formatUnbilledOrder } from '../order-view.js';

/** Fixes the final lines of an order and books them in full: PENDING → PROCESSING. */
@Injectable()
export class ProcessOrder {
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

  async execute({ orderId, version, orderItemList }: ProcessOrderBody): Promise<OrderAnswer> {
    const header = await this.orderService.lockHeader(orderId);
    const [credit, existing, store] = await this.db.batch([
      () => this.credit.lockCreditByStoreId(header.storeId),
      () => this.orderLines.findByOrders([orderId]),
      () => this.identity.storeOfOrder(header.storeId),
    ]);
    const order = { ...header, lines: existing };
    describeActivity({ displayId: order.displayId }, { before: formatLoggedLines(existing) });
    assertVersion(order, version);
    const { to } = requireTransition('process', order);
    const lines = await this.builder.build(orderItemList, { field: 'orderItemList', store, existing, mayPrice: true });
    await this.credit.assertAffordable(credit, store.name, order, lines);
    const averages = await this.value.loadAverageWeights(lines);
    const [, storedLines, processedHeader] = await this.db.batch([
      () => this.booking.rebook(existing, lines),
      () => this.orderService.replaceLines(order, lines),
      () => this.orderService.changeStatusOnCommit(order, to),
    ]);
    describeActivity({}, { after: formatLoggedLines(lines) });
    return formatUnbilledOrder(processedHeader, store.name, storedLines, { averages });
  }
}
