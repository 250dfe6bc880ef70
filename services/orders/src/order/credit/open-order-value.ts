import {
  amountOfPieces,
  amountOfWeight,
  averagePieceWeight,
  type Cents,
  estimateWeight,
} from '@depot/contracts/amounts';
import { BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import { STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import { Inject, Injectable } from '@nestjs/common';
import { OrderLineRepository, type PricedLine } from '../order-line.repository.js';

/** Average weight of a unit in stock by product, in pounds. */
export type AverageWeights = ReadonlyMap<number, number>;

/** Values orders. A weighed unit that is not chosen yet counts with the average weight of the units in stock. */
@Injectable()
export class OpenOrderValue {
  constructor(
    private readonly orderLines: OrderLineRepository,
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
    @Inject(STOCK_PORT) private readonly stock: StockPort,
  ) {}

  /**
   * Sums the orders of a store that are not billed in full, including delivered ones. Shipped lines count with their
   * shipped amount, billed lines are part of the debt. `except` is the order that the caller changes.
   */
  async sumOpenOrders(storeId: number, except = 0): Promise<Cents> {
    const lines = await this.orderLines.findUnbilled(storeId, except);
    const delivered = lines.filter(({ status }) => status === 'DONE');
    const billed = await this.billing.billedRates(delivered.map(({ orderItemId }) => orderItemId));
    return this.sumLines(lines.filter(({ orderItemId }) => !billed.has(orderItemId)));
  }

  async sumLines(lines: readonly PricedLine[]): Promise<Cents> {
    const averages = await this.loadAverageWeights(lines);
    return lines.reduce((sum, line) => sum + calculateLineAmount(line, averages), 0);
  }

  /** Reads the stock only if a line has units that are not chosen yet. */
  async loadAverageWeights(lines: readonly PricedLine[]): Promise<AverageWeights> {
    const productIds = new Set(lines.filter(isUnweighed).map(({ productId }) => productId));
    if (productIds.size === 0) return noAverages;
    const levels = await this.stock.levels([...productIds]);
    return new Map(
      [...levels].flatMap(([productId, { quantity, totalWeight }]) => {
        const average = averagePieceWeight(totalWeight, quantity);
        return average === undefined ? [] : [[productId, average]];
      }),
    );
  }
}

export const noAverages: AverageWeights = new Map();

/** Units that are not chosen yet count as 0 if the product has none in stock. */
export function calculateLineAmount(line: PricedLine, averages: AverageWeights): Cents {
  if (line.hasWeight === 'No') return amountOfPieces(line.quantity, line.rate);
  const average = averages.get(line.productId) ?? 0;
  return amountOfWeight(isUnweighed(line) ? estimateWeight(line.quantity, average) : line.weight, line.rate);
}

/** The amount of a line whose units are not chosen yet is an estimate. */
export const isUnweighed = ({ hasWeight, weight }: PricedLine) => hasWeight === 'Yes' && weight === 0;
