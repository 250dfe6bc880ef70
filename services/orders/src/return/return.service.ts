import { BILLING_PORT, type BillingPort, type ReturnedGoods } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import {
  type CreateReturn,
  notPossible,
  type ReturnAnswer,
  shippedStatuses,
  type UpdateReturn,
} from '@depot/contracts/orders';
import { describeActivity } from '@depot/node-context';
import { assertUnchanged, LiveChanges, Numbering } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { type LockedOrder, OrderService } from '../order/order.service.js';
import { loggedLines } from '../order/order-line.js';
import { OrderLineRepository } from '../order/order-line.repository.js';
import { buildReturn } from './build-return-lines.js';
import { type ReturnHead, ReturnRepository } from './return.repository.js';
import { assertNotBilledStays, returnedGoods } from './return-credit.js';
import { areSameGoods, type ReturnLine, stockLines } from './return-line.js';
import { returnContent, ReturnView } from './return-view.js';
import { returnableOf } from './returnable.js';

interface EditedReturn {
  id: number;
  before: readonly ReturnLine[];
}

interface BuiltReturn {
  lines: ReturnLine[];
  credited: ReturnedGoods[];
}

const ids = ({ orderId, storeId }: LockedOrder) => ({ orderId, storeId });

/** Goods that stores give back: credited by an `RI…` invoice, and put back into stock as far as they are good. */
@Injectable()
export class ReturnService {
  constructor(
    @Inject(STOCK_PORT) private readonly stock: StockPort,
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
    private readonly numbering: Numbering,
    private readonly orderService: OrderService,
    private readonly orderLines: OrderLineRepository,
    private readonly returns: ReturnRepository,
    private readonly view: ReturnView,
    private readonly live: LiveChanges,
  ) {}

  async create({ orderId, items }: CreateReturn): Promise<ReturnAnswer> {
    const order = await this.lockShipped(orderId);
    const { lines, credited } = await this.build(order, items);
    const displayId = await this.numbering.next('return');
    const id = await this.returns.insert(order, displayId);
    await this.returns.insertLines(id, orderId, lines);
    await this.stock.restock(id, orderId, stockLines(lines));
    await this.billing.creditReturn({ returnId: id, displayId, ...ids(order), lines: credited });
    describeActivity({ displayId, order: order.displayId });
    await this.publish(order);
    return this.view.one(id);
  }

  /**
   * Replaces the lines, as long as the credit is not paid; a line keeps the rate that was agreed unless another is
   * named. Stock is touched only
   * where other goods come back.
   */
  async update({ id, items, version }: UpdateReturn): Promise<ReturnAnswer> {
    const { head, order } = await this.lock(id);
    const before = await this.returns.lines([id]);
    assertUnchanged(version, returnContent(before));
    describeActivity({ displayId: head.displayId }, { before: loggedLines(before) });
    const { lines, credited } = await this.build(order, items, { id, before });
    await this.returns.removeLines(id);
    await this.returns.insertLines(id, order.orderId, lines);
    if (!areSameGoods(before, lines)) await this.stock.reviseRestock(id, order.orderId, stockLines(lines));
    await this.billing.reviseCredit({ returnId: id, displayId: head.displayId, ...ids(order), lines: credited });
    describeActivity({}, { after: loggedLines(lines) });
    await this.publish(order);
    return this.view.one(id);
  }

  /** Undoes the return: its goods leave stock again, and its credit is void. */
  async remove(id: number): Promise<number> {
    const { head, order } = await this.lock(id);
    const { orderId, lines } = order;
    const all = await this.returns.linesOfOrder(orderId);
    const before = all.filter(({ returnId }) => returnId === id);
    describeActivity({ displayId: head.displayId }, { before: loggedLines(before) });
    const billed = await this.billing.lockBilled(orderId);
    const returned = all.filter(({ returnId }) => returnId !== id);
    assertNotBilledStays(returnableOf({ lines, units: [], returned, billed }));
    await this.billing.voidCredit(id);
    await this.stock.undoRestock(id);
    await this.returns.remove(id);
    await this.publish(order);
    return head.displayId;
  }

  private publish({ storeId }: LockedOrder): Promise<void> {
    return this.live.publish(['returns', 'invoices', 'orders'], storeId);
  }

  /** Returns of one order follow each other, because each locks the order first. */
  private async lock(id: number): Promise<{ head: ReturnHead; order: LockedOrder }> {
    const [found] = await this.returns.heads({ id }, { limit: 1 });
    const order = found && (await this.lockShipped(found.orderId));
    const [head] = order ? await this.returns.heads({ id }, { limit: 1 }) : [];
    if (!order || !head) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return { head, order };
  }

  private async lockShipped(orderId: number): Promise<LockedOrder> {
    const order = await this.orderService.lock(orderId);
    const { status, displayId } = order;
    if (!shippedStatuses.includes(status))
      throw new DomainError('INVALID_TRANSITION', notPossible('return', status), { displayId });
    return order;
  }

  /**
   * The lines of the return, and what bounds their credit. What was billed is credited at the rate that it was billed
   * at, unless the request names another, or the return that is edited has agreed on one. Invoices and credits of the
   * order stay as they are until the command ends.
   */
  private async build(order: LockedOrder, items: CreateReturn['items'], edited?: EditedReturn): Promise<BuiltReturn> {
    const { orderId, lines, externalId } = order;
    const billed = await this.billing.lockBilled(orderId);
    const units = await this.orderLines.units([orderId]);
    const returned = (await this.returns.linesOfOrder(orderId)).filter(({ returnId }) => returnId !== edited?.id);
    const left = returnableOf({ lines, units, returned, billed, before: edited?.before });
    const built = buildReturn(items, left, { isPast: Boolean(externalId) });
    assertNotBilledStays(left);
    const pieces = new Map(units.map(({ inventoryId, weight }) => [inventoryId, weight]));
    return { lines: built, credited: built.map((line) => returnedGoods(line, left, pieces, items)) };
  }
}
