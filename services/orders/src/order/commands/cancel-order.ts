import { ACCOUNTING_PORT, type AccountingPort, BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import { STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import type { CancelQuery, OrderAnswer } from '@depot/contracts/orders';
import { describeActivity, getVisibleStore, getWarehouseDay } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { ReturnRepository } from '../../return/return.repository.js';
import { listLostGoods } from '../../return/return-line.js';
import { Booking } from '../booking.js';
import { assertVersion, requireTransition } from '../order.rules.js';
import { OrderService } from '../order.service.js';
import { OrderView } from '../order-view.js';

/** Cancels an order, open or shipped. */
@Injectable()
export class CancelOrder {
  constructor(
    @Inject(STOCK_PORT) private readonly stock: StockPort,
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
    @Inject(ACCOUNTING_PORT) private readonly accounting: AccountingPort,
    private readonly booking: Booking,
    private readonly orderService: OrderService,
    private readonly view: OrderView,
    private readonly returns: ReturnRepository,
  ) {}

  /**
   * An open order releases its bookings. A shipped order voids its invoices, and `addBack` returns its goods to stock,
   * except those that a return reports as lost. `version` prevents a cancellation of an order that was shipped after
   * the user opened it: the user has not decided about its goods.
   *
   * @throws STALE if the order has another version, PERIOD_CLOSED if it was shipped or billed on a closed day
   */
  async execute({ id: orderId, addBack = false, version }: CancelQuery): Promise<OrderAnswer> {
    const order = await this.orderService.lockOrder(orderId, getVisibleStore());
    describeActivity({ displayId: order.displayId });
    assertVersion(order, version);
    const { to, stock } = requireTransition('cancel', order);
    if (stock === 'release') await this.booking.release(order.lines);
    if (stock === 'mayAddBack') {
      if (order.outboundTime !== null) await this.accounting.assertOpen([getWarehouseDay(order.outboundTime)]);
      await this.billing.voidInvoicesOf(orderId);
      if (addBack) await this.stock.restore(orderId, listLostGoods(await this.returns.findLinesByOrder(orderId)));
    }
    await this.orderService.changeStatus(order, to);
    return this.view.getOrder(orderId);
  }
}
