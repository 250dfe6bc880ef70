import { DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { mayEditLines, notPossible, type OrderAnswer, type UpdateOrder } from '@depot/contracts/orders';
import { currentSession, describeActivity, getVisibleStore } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { Booking } from '../booking.js';
import { CreditCheck } from '../credit/credit-check.js';
import { LineBuilder } from '../line-builder.js';
import { assertVersion } from '../order.rules.js';
import { OrderService } from '../order.service.js';
import { applyDetails, selectDetails } from '../order-details.js';
import { formatLoggedLines } from '../order-line.js';
import { OrderLineRepository } from '../order-line.repository.js';
import { OrderView } from '../order-view.js';

/** Replaces the lines and details of an order that is not shipped. */
@Injectable()
export class EditOrder {
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

  async execute({ orderId, version, orderItemList, ...requestedDetails }: UpdateOrder): Promise<OrderAnswer> {
    const { role } = currentSession();
    const header = await this.orderService.lockHeader(orderId, getVisibleStore());
    const [credit, lines, store] = await this.db.batch([
      () => this.credit.lockCreditByStoreId(header.storeId),
      () => this.orderLines.findByOrders([orderId]),
      () => this.identity.storeOfOrder(header.storeId),
    ]);
    const order = { ...header, lines };
    describeActivity(
      { displayId: order.displayId },
      { before: { ...selectDetails(order), orderItems: formatLoggedLines(order.lines) } },
    );
    assertVersion(order, version);
    if (!mayEditLines(role, order.status))
      throw new DomainError('INVALID_TRANSITION', notPossible('edit', order.status), { displayId: order.displayId });
    const details = applyDetails(selectDetails(header), requestedDetails, Date.now());
    const requestedLines = await this.builder.build(orderItemList, {
      field: 'orderItemList',
      store,
      existing: order.lines,
      mayPrice: role !== 'STORE',
    });
    await this.credit.assertAffordable(credit, store.name, order, requestedLines);
    const mayExceed = role === 'ADMIN' && order.status === 'PENDING';
    const booked = mayExceed
      ? await this.booking.rebookWhatFits(order.lines, requestedLines)
      : await this.booking.rebook(order.lines, requestedLines);
    await this.orderService.replaceLines(order, booked);
    await this.orderService.saveDetails(order, details);
    describeActivity({}, { after: { ...details, orderItems: formatLoggedLines(booked) } });
    return this.view.getOrder(orderId);
  }
}
