import { BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import { STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import type { CreateReturn, ReturnAnswer } from '@depot/contracts/orders';
import { describeActivity } from '@depot/node-context';
import { Numbering } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';
import { ReturnRepository } from '../return.repository.js';
import { ReturnService } from '../return.service.js';
import { listRestockedGoods } from '../return-line.js';
import { ReturnView } from '../return-view.js';

/** Records a return: credits it with an `RI…` invoice and restocks its intact goods. */
@Injectable()
export class RecordReturn {
  constructor(
    @Inject(STOCK_PORT) private readonly stock: StockPort,
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
    private readonly numbering: Numbering,
    private readonly returnService: ReturnService,
    private readonly returns: ReturnRepository,
    private readonly view: ReturnView,
  ) {}

  async execute({ orderId, items }: CreateReturn): Promise<ReturnAnswer> {
    const order = await this.returnService.lockShippedOrder(orderId);
    const { lines, credited } = await this.returnService.buildLines(order, items);
    const displayId = await this.numbering.assignNumber('return');
    const id = await this.returns.insert(order, displayId);
    await this.returns.insertLines(id, orderId, lines);
    await this.stock.restock(id, orderId, listRestockedGoods(lines));
    await this.billing.creditReturn({ returnId: id, displayId, orderId, storeId: order.storeId, lines: credited });
    describeActivity({ displayId, order: order.displayId });
    await this.returnService.publish(order);
    return this.view.getReturn(id);
  }
}
