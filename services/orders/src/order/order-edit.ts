import { Inject, Injectable } from '@nestjs/common';
import { commonMessages, Refusal } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { mayEditLines, notPossible, type OrderAnswer, type UpdateOrder } from '@depot/contracts/orders';
import { currentSession, describeActivity, visibleStore } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { CreditCheck } from '../credit/credit-check.js';
import { OpenWorth } from '../credit/open-worth.js';
import { Booking } from './booking.js';
import { LineBuilder } from './line-builder.js';
import { OrderQueries } from './order.queries.js';
import { OrderRows } from './order-rows.js';
import { refuseStale } from './order-version.js';
import { loggedLines } from '../activity/logged-lines.js';
import { OrderView } from './order-view.js';

/** Replaces the lines of an order that is still here. */
@Injectable()
export class OrderEdit {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly db: Db,
    private readonly queries: OrderQueries,
    private readonly credit: CreditCheck,
    private readonly worth: OpenWorth,
    private readonly builder: LineBuilder,
    private readonly booking: Booking,
    private readonly rows: OrderRows,
    private readonly view: OrderView,
  ) {}

  async replaceLines({ orderId, version, orderItemList }: UpdateOrder): Promise<OrderAnswer> {
    const { role } = currentSession();
    const store = await this.identity.store(await this.storeOf(orderId));
    const held = await this.credit.hold(store);
    const order = await this.rows.lock(orderId, visibleStore());
    describeActivity({ displayId: order.displayId }, { before: loggedLines(order.lines) });
    refuseStale(order, version);
    if (!mayEditLines(role, order.status))
      throw new Refusal('INVALID_TRANSITION', notPossible('edit', order.status), { displayId: order.displayId });
    const wanted = await this.builder.build(orderItemList, {
      field: 'orderItemList',
      store,
      existing: order.lines,
      mayPrice: role !== 'STORE',
    });
    if ((await this.worth.of(wanted)) > (await this.worth.of(order.lines)))
      await this.credit.refuseBeyond(held, store.name, wanted, orderId);
    const mayExceed = role === 'ADMIN' && order.status === 'PENDING';
    const lines = mayExceed ? await this.booking.rebookWhatFits(order.lines, wanted) : await this.booking.rebook(order.lines, wanted);
    await this.rows.replaceLines(order, lines);
    await this.rows.touch(order);
    describeActivity({}, { after: loggedLines(lines) });
    return this.view.one(orderId);
  }

  /** Asked outside of the transaction, in which nothing may be read before the limit is held; an order never changes its store. */
  private async storeOf(orderId: number): Promise<number> {
    const [order] = await this.db.apart(() => this.queries.heads([orderId], visibleStore()));
    if (!order) throw new Refusal('NOT_FOUND', commonMessages.notFound);
    return order.storeId;
  }
}
