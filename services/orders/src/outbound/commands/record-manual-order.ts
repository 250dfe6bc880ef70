import { ACCOUNTING_PORT, type AccountingPort } from '@depot/contracts/billing';
import { invalidFields } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import { type ManualOrder, noOrderDetails, type OrderAnswer, orderMessages } from '@depot/contracts/orders';
import { latestBegun } from '@depot/contracts/time';
import type { Obj } from '@depot/contracts/wire';
import { describeActivity, getWarehouseDay } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { CreditCheck } from '../../order/credit/credit-check.js';
import { LineBuilder } from '../../order/line-builder.js';
import { OrderService } from '../../order/order.service.js';
import { applyDetails } from '../../order/order-details.js';
import type { OrderLine } from '../../order/order-line.js';
import { OrderView } from '../../order/order-view.js';
import { assignScannedUnits } from '../assign-scanned-units.js';
import { ShipLines } from '../ship-lines.js';

/** Records an order that happened outside of the system. It is DONE, and its goods leave stock. */
@Injectable()
export class RecordManualOrder {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(STOCK_PORT) private readonly stock: StockPort,
    @Inject(ACCOUNTING_PORT) private readonly accounting: AccountingPort,
    private readonly credit: CreditCheck,
    private readonly builder: LineBuilder,
    private readonly shipLines: ShipLines,
    private readonly orderService: OrderService,
    private readonly view: OrderView,
  ) {}

  /**
   * The goods have already left, so a credit limit only adds a warning in `message`.
   *
   * @throws VALIDATION if the day is in the future, PERIOD_CLOSED if it is closed
   */
  async execute({ storeId, time, orderItems, ...requestedDetails }: ManualOrder): Promise<Obj<OrderAnswer>> {
    if (time > latestBegun(Date.now()))
      throw invalidFields([{ path: 'time', localizedMessage: orderMessages.manualInFuture }]);
    await this.accounting.assertOpen([getWarehouseDay(time)]);
    const details = applyDetails(noOrderDetails, requestedDetails, time);
    const credit = await this.credit.lockCreditByStoreId(storeId);
    const store = await this.identity.store(storeId);
    const requestedLines = await this.builder.build(orderItems, {
      field: 'orderItems',
      store,
      mayPrice: true,
      anyProduct: true,
    });
    const order = { storeId, status: 'DONE' as const, time, outboundTime: time, ...details };
    const { orderId, lines } = await this.orderService.insert(order, requestedLines);
    const namedUnitIds = orderItems.flatMap(({ inventoryIds }) => inventoryIds ?? []);
    await this.shipLines.execute(orderId, lines, await this.assignNamedUnits(lines, namedUnitIds), {
      booked: false,
      time,
    });
    const displayId = await this.orderService.assignDisplayId(orderId, order);
    describeActivity({ displayId, store: store.name });
    return { obj: await this.view.getOrder(orderId), message: await this.credit.describeExcess(credit, store.name) };
  }

  /** Groups the named units by line. A weighed line without named units leaves its units open. */
  private async assignNamedUnits(
    lines: readonly OrderLine[],
    namedUnitIds: readonly number[],
  ): Promise<Map<number, number[]>> {
    const units = await this.stock.units(namedUnitIds);
    const namedProducts = new Set([...units.values()].map(({ productId }) => productId));
    return assignScannedUnits(
      lines.filter(({ productId }) => namedProducts.has(productId)),
      namedUnitIds,
      units,
      'orderItems',
    );
  }
}
