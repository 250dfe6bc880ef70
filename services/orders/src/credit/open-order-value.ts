import { amountOfPieces, amountOfWeight, type Cents } from '@depot/contracts/amounts';
import { BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import { STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import { Inject, Injectable } from '@nestjs/common';
import { OrderLineRepository, type PricedLine } from '../order/order-line.repository.js';

/**
 * What orders are worth. A weighed piece that is not chosen yet counts with the average weight of the pieces in stock.
 */
@Injectable()
export class OpenOrderValue {
  constructor(
    private readonly orderLines: OrderLineRepository,
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
    @Inject(STOCK_PORT) private readonly stock: StockPort,
  ) {}

  /**
   * Of the orders of a store that are not billed in full, delivered ones too, except the one that is being changed.
   * What was shipped counts as it was, what is billed counts as owed.
   */
  async ofStore(storeId: number, except = 0): Promise<Cents> {
    const lines = await this.orderLines.unbilled(storeId, except);
    const delivered = lines.filter(({ status }) => status === 'DONE');
    const billed = await this.billing.billedLines(delivered.map(({ orderItemId }) => orderItemId));
    return this.of(lines.filter(({ orderItemId }) => !billed.has(orderItemId)));
  }

  async of(lines: readonly PricedLine[]): Promise<Cents> {
    const unweighed = lines.filter(isUnweighed);
    const levels = await this.stock.levels([...new Set(unweighed.map(({ productId }) => productId))]);
    return lines.reduce((sum, line) => {
      if (line.hasWeight === 'No') return sum + amountOfPieces(line.quantity, line.rate);
      if (!isUnweighed(line)) return sum + amountOfWeight(line.weight, line.rate);
      const { quantity = 0, totalWeight = 0 } = levels.get(line.productId) ?? {};
      return sum + (quantity > 0 ? amountOfWeight(Math.round((totalWeight / quantity) * line.quantity), line.rate) : 0);
    }, 0);
  }
}

const isUnweighed = ({ hasWeight, weight }: PricedLine) => hasWeight === 'Yes' && weight === 0;
