import { Inject, Injectable } from '@nestjs/common';
import { amountOfPieces, amountOfWeight, type Cents } from '@depot/contracts/amounts';
import { STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import { Db } from '@depot/node-database';
import type { OrderLine } from '../order/order-line.js';

/** Orders whose goods are promised and not delivered yet. What is delivered is billed, and counts as owed. */
const openStatuses = ['PENDING', 'PROCESSING', 'OUTBOUND'] as const;

type Worthy = Pick<OrderLine, 'productId' | 'hasWeight' | 'quantity' | 'weight' | 'rate'>;

/** What orders are worth. A weighed piece that is not chosen yet counts with the average weight of the pieces in stock. */
@Injectable()
export class OpenWorth {
  constructor(
    private readonly db: Db,
    @Inject(STOCK_PORT) private readonly stock: StockPort,
  ) {}

  /** Of the open orders of a store, except the one that is being changed. */
  async ofStore(storeId: number, except = 0): Promise<Cents> {
    const lines = await this.db.query<Worthy>(
      `SELECT l.product_id productId, l.has_weight hasWeight, l.quantity, l.weight, l.rate
       FROM orders o STRAIGHT_JOIN order_line l ON l.order_id = o.id
       WHERE o.tenant_id = :tenantId AND o.status IN (:openStatuses) AND o.store_id = :storeId AND o.id <> :except`,
      { storeId, openStatuses, except },
    );
    return this.of(lines);
  }

  async of(lines: readonly Worthy[]): Promise<Cents> {
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

const isUnweighed = ({ hasWeight, weight }: Worthy) => hasWeight === 'Yes' && weight === 0;
