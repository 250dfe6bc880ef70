import type { PastOrderToAdd, PastTradePort } from '@depot/contracts/orders';
import { buildOrder, listReturns } from './deal.js';
import type { ReplayFigures } from './figures.js';
import type { RetailDocument } from './retail-documents.js';
import type { RetailWorld } from './retail-world.js';
import { ShippedGoods } from './shipped-goods.js';

/** Target of a replay. */
export interface ReplayTarget {
  trade: PastTradePort;
  /** IANA timezone of the seller. */
  timezone: string;
  /** Makes the customers and products of the file that are not there yet. */
  world: () => Promise<RetailWorld>;
  /** Runs work in one transaction. */
  transaction: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The last month of the file is still to be paid. */
const paidBefore = Date.UTC(2011, 10, 9);

/**
 * Writes batches of documents as orders and returns, and tracks purchases, so that only purchased goods are returned.
 */
export class RetailTrade {
  private constructor(
    private readonly target: ReplayTarget,
    private readonly world: RetailWorld,
    private readonly shipped: ShippedGoods,
  ) {}

  /** `isResumed`: continues after the batches of an earlier run. */
  static async begin(target: ReplayTarget, isResumed: boolean): Promise<RetailTrade> {
    const shipped = new ShippedGoods();
    if (isResumed) await shipped.load(target.trade);
    return new RetailTrade(target, await target.world(), shipped);
  }

  /** In one transaction with `andThen`. Counts each line in `figures`. */
  async write(batch: readonly RetailDocument[], figures: ReplayFigures, andThen: () => Promise<void>): Promise<void> {
    let isAgain = false;
    await this.target.transaction(async () => {
      // Purchases are tracked in memory, so a rerun of the transaction would count them twice.
      if (isAgain)
        throw new Error(
          'Another process writes orders of this tenant. Start the replay again; it continues from here.',
        );
      isAgain = true;
      await this.add(batch, figures);
      await andThen();
    });
  }

  /**
   * Creates the orders of the batch at once, then handles returns document by document, so that they follow their
   * purchases.
   */
  private async add(batch: readonly RetailDocument[], figures: ReplayFigures): Promise<void> {
    const dealing = { world: this.world, timezone: this.target.timezone, figures, paidBefore };
    const orders = new Map(
      batch.flatMap((document) => {
        const order = document.isCancellation ? undefined : buildOrder(document, dealing);
        return order ? [[document, order] as const] : [];
      }),
    );
    const ids = await this.target.trade.addOrders([...orders.values()]);
    const written = new Map([...orders.values()].map((order, at) => [order, ids[at]]));
    const returns = batch.flatMap((document) => {
      if (document.isCancellation) return listReturns(document, this.shipped, dealing);
      const order = orders.get(document);
      const rows = order && written.get(order);
      if (rows) this.remember(order, rows);
      return [];
    });
    await this.target.trade.addReturns(returns);
  }

  private remember({ storeId, lines }: PastOrderToAdd, rows: { orderId: number; orderItemIds: number[] }): void {
    lines.forEach(({ productId, quantity }, at) => {
      this.shipped.add(storeId, productId, {
        orderId: rows.orderId,
        orderItemId: rows.orderItemIds[at] ?? 0,
        left: quantity,
      });
    });
  }
}
