import { ACCOUNTING_PORT, type AccountingPort, BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import { DomainError, enumerated } from '@depot/contracts/errors';
import { notPossible, orderMessages } from '@depot/contracts/orders';
import { describeActivity, getWarehouseDay } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { OrderService } from '../order.service.js';
import { formatLoggedLines } from '../order-line.js';

/**
 * Deletes a cancelled order. The activity log keeps its content.
 *
 * @throws IN_USE while an invoice of the order is not void, PERIOD_CLOSED if it was shipped on a closed day
 */
@Injectable()
export class DeleteOrder {
  constructor(
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
    @Inject(ACCOUNTING_PORT) private readonly accounting: AccountingPort,
    private readonly orderService: OrderService,
  ) {}

  async execute(orderId: number): Promise<number> {
    const order = await this.orderService.lockOrder(orderId);
    describeActivity({ displayId: order.displayId }, { before: { ...order, lines: formatLoggedLines(order.lines) } });
    if (order.status !== 'CANCELLED')
      throw new DomainError('INVALID_TRANSITION', notPossible('delete', order.status), { displayId: order.displayId });
    const invoices = (await this.billing.invoicesOf([orderId])).get(orderId);
    if (invoices)
      throw new DomainError('IN_USE', orderMessages.liveInvoices, { invoices: enumerated(invoices.invoiceIds) });
    if (order.outboundTime !== null) await this.accounting.assertOpen([getWarehouseDay(order.outboundTime)]);
    await this.orderService.remove(order);
    return order.displayId;
  }
}
