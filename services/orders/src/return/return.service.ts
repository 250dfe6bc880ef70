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
import { formatLoggedLines } from '../order/order-line.js';
import { OrderLineRepository } from '../order/order-line.repository.js';
import { buildReturnLines } from './build-return-lines.js';
import { type ReturnHeader, ReturnRepository } from './return.repository.js';
import { assertNotBilledStays, buildReturnedGoods } from './return-credit.js';
import { hasSameGoods, listRestockedGoods, type ReturnLine } from './return-line.js';
import { ReturnView, selectReturnContent } from './return-view.js';
import { calculateReturnable } from './returnable.js';

interface EditedReturn {
  id: number;
  before: readonly ReturnLine[];
}

interface BuiltReturn {
  lines: ReturnLine[];
  credited: ReturnedGoods[];
}

const selectIds = ({ orderId, storeId }: LockedOrder) => ({ orderId, storeId });

/** Records, edits and deletes returns. A return is credited by an `RI…` invoice, and its intact goods are restocked. */
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
    const order = await this.lockShippedOrder(orderId);
    const { lines, credited } = await this.buildLines(order, items);
    const displayId = await this.numbering.next('return');
    const id = await this.returns.insert(order, displayId);
    await this.returns.insertLines(id, orderId, lines);
    await this.stock.restock(id, orderId, listRestockedGoods(lines));
    await this.billing.creditReturn({ returnId: id, displayId, ...selectIds(order), lines: credited });
    describeActivity({ displayId, order: order.displayId });
    await this.publish(order);
    return this.view.getReturn(id);
  }

  /**
   * Replaces the lines of a return. A line keeps its agreed rate unless the request names another one. Stock changes
   * only if the restocked goods differ.
   *
   * @throws INVOICE_PAID if the credit is paid
   */
  async update({ id, items, version }: UpdateReturn): Promise<ReturnAnswer> {
    const { header, order } = await this.lockReturn(id);
    const before = await this.returns.findLines([id]);
    assertUnchanged(version, selectReturnContent(before));
    describeActivity({ displayId: header.displayId }, { before: formatLoggedLines(before) });
    const { lines, credited } = await this.buildLines(order, items, { id, before });
    await this.returns.removeLines(id);
    await this.returns.insertLines(id, order.orderId, lines);
    if (!hasSameGoods(before, lines)) await this.stock.reviseRestock(id, order.orderId, listRestockedGoods(lines));
    await this.billing.reviseCredit({
      returnId: id,
      displayId: header.displayId,
      ...selectIds(order),
      lines: credited,
    });
    describeActivity({}, { after: formatLoggedLines(lines) });
    await this.publish(order);
    return this.view.getReturn(id);
  }

  /** Deletes a return, takes its goods out of stock and voids its credit. */
  async remove(id: number): Promise<number> {
    const { header, order } = await this.lockReturn(id);
    const { orderId, lines } = order;
    const allLines = await this.returns.findLinesByOrder(orderId);
    const before = allLines.filter(({ returnId }) => returnId === id);
    describeActivity({ displayId: header.displayId }, { before: formatLoggedLines(before) });
    const billed = await this.billing.lockBilled(orderId);
    const returned = allLines.filter(({ returnId }) => returnId !== id);
    assertNotBilledStays(calculateReturnable({ lines, units: [], returned, billed }));
    await this.billing.voidCredit(id);
    await this.stock.undoRestock(id);
    await this.returns.remove(id);
    await this.publish(order);
    return header.displayId;
  }

  private publish({ storeId }: LockedOrder): Promise<void> {
    return this.live.publish(['returns', 'invoices', 'orders'], storeId);
  }

  /** Locks the order first, so that commands on the returns of one order run one after the other. */
  private async lockReturn(id: number): Promise<{ header: ReturnHeader; order: LockedOrder }> {
    const [found] = await this.returns.findHeaders({ id }, { limit: 1 });
    const order = found && (await this.lockShippedOrder(found.orderId));
    const [header] = order ? await this.returns.findHeaders({ id }, { limit: 1 }) : [];
    if (!order || !header) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return { header, order };
  }

  private async lockShippedOrder(orderId: number): Promise<LockedOrder> {
    const order = await this.orderService.lockOrder(orderId);
    const { status, displayId } = order;
    if (!shippedStatuses.includes(status))
      throw new DomainError('INVALID_TRANSITION', notPossible('return', status), { displayId });
    return order;
  }

  /**
   * Builds the lines of a return and the bounds of their credit. A billed line is credited at its billed rate, unless
   * the request names another one or the edited return has agreed on one. Locks the invoices and credits of the order
   * until the command ends.
   */
  private async buildLines(
    order: LockedOrder,
    items: CreateReturn['items'],
    edited?: EditedReturn,
  ): Promise<BuiltReturn> {
    const { orderId, lines, externalId } = order;
    const billed = await this.billing.lockBilled(orderId);
    const units = await this.orderLines.findUnits([orderId]);
    const returned = (await this.returns.findLinesByOrder(orderId)).filter(({ returnId }) => returnId !== edited?.id);
    const left = calculateReturnable({ lines, units, returned, billed, before: edited?.before });
    const returnLines = buildReturnLines(items, left, { isPast: Boolean(externalId) });
    assertNotBilledStays(left);
    const unitWeights = new Map(units.map(({ inventoryId, weight }) => [inventoryId, weight]));
    return {
      lines: returnLines,
      credited: returnLines.map((line) => buildReturnedGoods(line, left, unitWeights, items)),
    };
  }
}
