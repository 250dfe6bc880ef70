import type { Hundredths } from '@depot/contracts/amounts';
import { BILLING_PORT, type BillingPort, type ReturnToCredit } from '@depot/contracts/billing';
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
import { type ReturnHead, ReturnRepository } from './return.repository.js';
import { buildReturn } from './return-builder.js';
import { areSameGoods, creditLine, type ReturnLine, stockLines } from './return-line.js';
import { returnContent, ReturnView } from './return-view.js';
import { returnableOf } from './returnable.js';

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
    const { lines, pieces } = await this.build(order, items);
    const displayId = await this.numbering.next('return');
    const id = await this.returns.insert(order, displayId);
    await this.returns.insertLines(id, orderId, lines);
    await this.stock.restock(id, orderId, stockLines(lines));
    await this.billing.creditReturn(credit({ id, displayId }, order, lines, pieces));
    describeActivity({ displayId, order: order.displayId });
    await this.publish(order);
    return this.view.one(id);
  }

  /** Replaces the lines, as long as the credit is not paid. Stock is touched only where other goods come back. */
  async update({ id, items, version }: UpdateReturn): Promise<ReturnAnswer> {
    const { head, order } = await this.lock(id);
    const before = await this.returns.lines([id]);
    assertUnchanged(version, returnContent(before));
    describeActivity({ displayId: head.displayId }, { before: loggedLines(before) });
    await this.returns.removeLines(id);
    const { lines, pieces } = await this.build(order, items);
    await this.returns.insertLines(id, order.orderId, lines);
    if (!areSameGoods(before, lines)) await this.stock.reviseRestock(id, order.orderId, stockLines(lines));
    await this.billing.reviseCredit(credit(head, order, lines, pieces));
    describeActivity({}, { after: loggedLines(lines) });
    await this.publish(order);
    return this.view.one(id);
  }

  /** Undoes the return: its goods leave stock again, and its credit is void. */
  async remove(id: number): Promise<number> {
    const { head, order } = await this.lock(id);
    describeActivity({ displayId: head.displayId }, { before: loggedLines(await this.returns.lines([id])) });
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
   * The lines of the return, and what the pieces weigh that the order was shipped with. What was billed is credited at
   * the rate that it was billed at, unless the request names another.
   */
  private async build({ orderId, lines }: LockedOrder, items: CreateReturn['items']) {
    const units = await this.orderLines.units([orderId]);
    const rates = await this.billing.billedRates(lines.map(({ orderItemId }) => orderItemId));
    const billed = lines.map((line) => ({ ...line, rate: rates.get(line.orderItemId) ?? line.rate }));
    const left = returnableOf(billed, units, await this.returns.linesOfOrder(orderId));
    const pieces = new Map(units.map(({ inventoryId, weight }) => [inventoryId, weight]));
    return { lines: buildReturn(items, left), pieces };
  }
}

function credit(
  head: Pick<ReturnHead, 'id' | 'displayId'>,
  { orderId, storeId }: LockedOrder,
  lines: readonly ReturnLine[],
  pieces: ReadonlyMap<number, Hundredths>,
): ReturnToCredit {
  const credited = lines.map((line) => creditLine(line, pieces));
  return { returnId: head.id, displayId: head.displayId, orderId, storeId, lines: credited };
}
