import { BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import { STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import type { ReturnAnswer, UpdateReturn } from '@depot/contracts/orders';
import { describeActivity } from '@depot/node-context';
import { assertUnchanged } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { formatLoggedLines } from '../../order/order-line.js';
import { ReturnRepository } from '../return.repository.js';
import { ReturnService } from '../return.service.js';
import { hasSameGoods, listRestockedGoods } from '../return-line.js';
import { ReturnView, selectReturnContent } from '../return-view.js';

/**
 * Replaces the lines of a return. A line keeps its agreed rate unless the request names another one. Stock changes
 * only if the restocked goods differ.
 *
 * @throws INVOICE_PAID if the credit is paid
 */
@Injectable()
export class EditReturn {
  constructor(
    @Inject(STOCK_PORT) private readonly stock: StockPort,
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
    private readonly returnService: ReturnService,
    private readonly returns: ReturnRepository,
    private readonly view: ReturnView,
  ) {}

  async execute({ id, items, version }: UpdateReturn): Promise<ReturnAnswer> {
    const { header, order } = await this.returnService.lockReturn(id);
    const before = await this.returns.findLines([id]);
    assertUnchanged(version, selectReturnContent(before));
    describeActivity({ displayId: header.displayId }, { before: formatLoggedLines(before) });
    const { lines, credited } = await this.returnService.buildLines(order, items, { id, before });
    await this.returns.removeLines(id);
    await this.returns.insertLines(id, order.orderId, lines);
    if (!hasSameGoods(before, lines)) await this.stock.reviseRestock(id, order.orderId, listRestockedGoods(lines));
    await this.billing.reviseCredit({
      returnId: id,
      displayId: header.displayId,
      orderId: order.orderId,
      storeId: order.storeId,
      lines: credited,
    });
    describeActivity({}, { after: formatLoggedLines(lines) });
    await this.returnService.publish(order);
    return this.view.getReturn(id);
  }
}
