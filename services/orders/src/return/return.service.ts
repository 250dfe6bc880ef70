import { BILLING_PORT, type BillingPort, type ReturnedGoods } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { type CreateReturn, notPossible, shippedStatuses } from '@depot/contracts/orders';
import { LiveChanges } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';
import { type LockedOrder, OrderService } from '../order/order.service.js';
import { OrderLineRepository } from '../order/order-line.repository.js';
import { buildReturnLines } from './build-return-lines.js';
import { type ReturnHeader, ReturnRepository } from './return.repository.js';
import { assertNotBilledStays, buildReturnedGoods } from './return-credit.js';
import type { ReturnLine } from './return-line.js';
import { calculateReturnable } from './returnable.js';

interface EditedReturn {
  id: number;
  before: readonly ReturnLine[];
}

interface BuiltReturn {
  lines: ReturnLine[];
  credited: ReturnedGoods[];
}

/** Locks returns and builds their lines, in the transaction of the running command. */
@Injectable()
export class ReturnService {
  constructor(
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
    private readonly orderService: OrderService,
    private readonly orderLines: OrderLineRepository,
    private readonly returns: ReturnRepository,
    private readonly live: LiveChanges,
  ) {}

  publish({ storeId }: LockedOrder): Promise<void> {
    return this.live.publish(['returns', 'invoices', 'orders'], storeId);
  }

  /** Locks the order first, so that commands on the returns of one order run one after the other. */
  async lockReturn(id: number): Promise<{ header: ReturnHeader; order: LockedOrder }> {
    const [found] = await this.returns.findHeaders({ id }, { limit: 1 });
    const order = found && (await this.lockShippedOrder(found.orderId));
    const [header] = order ? await this.returns.findHeaders({ id }, { limit: 1 }) : [];
    if (!order || !header) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return { header, order };
  }

  async lockShippedOrder(orderId: number): Promise<LockedOrder> {
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
  async buildLines(order: LockedOrder, items: CreateReturn['items'], edited?: EditedReturn): Promise<BuiltReturn> {
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
