import { amountOfPieces, amountOfWeight, type Cents, type Hundredths } from '@depot/contracts/amounts';
import { BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import { STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import { Inject, Injectable } from '@nestjs/common';
import { OrderLineRepository, type PricedLine } from '../order-line.repository.js';

/** Average weight of a piece in stock, by product; not rounded. */
export type AverageWeights = ReadonlyMap<number, Hundredths>;

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
  async sumOpenOrders(storeId: number, except = 0): Promise<Cents> {
    const lines = await this.orderLines.findUnbilled(storeId, except);
    const delivered = lines.filter(({ status }) => status === 'DONE');
    const billed = await this.billing.billedRates(delivered.map(({ orderItemId }) => orderItemId));
    return this.sumLines(lines.filter(({ orderItemId }) => !billed.has(orderItemId)));
  }

  async sumLines(lines: readonly PricedLine[]): Promise<Cents> {
    const loadAverageWeights = await this.averages(lines);
    return lines.reduce((sum, line) => sum + calculateLineAmount(line, loadAverageWeights), 0);
  }

  /** What the lines need to know of pieces that are not chosen yet; asks nothing where there are none. */
  async averages(lines: readonly PricedLine[]): Promise<AverageWeights> {
    const productIds = new Set(lines.filter(isUnweighed).map(({ productId }) => productId));
    if (productIds.size === 0) return noAverages;
    const levels = await this.stock.levels([...productIds]);
    return new Map(
      [...levels].flatMap(([productId, { quantity, totalWeight }]) =>
        quantity > 0 ? [[productId, totalWeight / quantity]] : [],
      ),
    );
  }
}

export const noAverages: AverageWeights = new Map();

/** What a line comes to; nothing of pieces that are not chosen yet where there are none in stock to go by. */
export function calculateLineAmount(line: PricedLine, averages: AverageWeights): Cents {
  if (line.hasWeight === 'No') return amountOfPieces(line.quantity, line.rate);
  const average = averages.get(line.productId) ?? 0;
  return amountOfWeight(isUnweighed(line) ? Math.round(average * line.quantity) : line.weight, line.rate);
}

/** Pieces that are not chosen yet: what they will cost is an estimate. */
export const isUnweighed = ({ hasWeight, weight }: PricedLine) => hasWeight === 'Yes' && weight === 0;
