import { BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import { STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import { describeActivity } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { formatLoggedLines } from '../../order/order-line.js';
import { ReturnRepository } from '../return.repository.js';
import { ReturnService } from '../return.service.js';
import { assertNotBilledStays } from '../return-credit.js';
import { calculateReturnable } from '../returnable.js';

/** Deletes a return, takes its goods out of stock and voids its credit. */
@Injectable()
export class DeleteReturn {
  constructor(
    @Inject(STOCK_PORT) private readonly stock: StockPort,
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
    private readonly returnService: ReturnService,
    private readonly returns: ReturnRepository,
  ) {}

  async execute(id: number): Promise<number> {
    const { header, order } = await this.returnService.lockReturn(id);
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
    await this.returnService.publish(order);
    return header.displayId;
  }
}
