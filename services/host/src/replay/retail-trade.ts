import type { PastOrderToAdd, PastTradePort } from '@depot/contracts/orders';
import { orderOf, returnsOf } from './deal.js';
import type { ReplayFigures } from './figures.js';
import type { RetailDocument } from './retail-documents.js';
import type { RetailWorld } from './retail-world.js';
import { ShippedGoods } from './shipped-goods.js';

/** Where a replay writes. */
export interface ReplayTarget {
  trade: PastTradePort;
  /** IANA timezone of the seller. */
  timezone: string;
  /** Makes the customers and products of the file that are not there yet. */
  world: () => Promise<RetailWorld>;
  /** Stores what the work writes whole or not at all. */
  transaction: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The last month of the file is still to be paid. */
const paidBefore = Date.UTC(2011, 10, 9);

/** Writes batches of documents as orders and returns, and remembers what was bought, so that only that comes back. */
export class RetailTrade {
  private constructor(
    private readonly target: ReplayTarget,
    private readonly world: RetailWorld,
    private readonly shipped: ShippedGoods,
  ) {}

  /** `isResumed`: goes on from what an earlier run has written. */
  static async begin(target: ReplayTarget, isResumed: boolean): Promise<RetailTrade> {
    const shipped = new ShippedGoods();
    if (isResumed) await shipped.load(target.trade);
    return new RetailTrade(target, await target.world(), shipped);
  }

  /** In one transaction with `andThen`. Counts each line in `figures`. */
  async write(batch: readonly RetailDocument[], figures: ReplayFigures, andThen: () => Promise<void>): Promise<void> {
    let isAgain = false;
    await this.target.transaction(async () => {
      // What was bought is remembered outside of the database, so a second run of the same transaction would remember
      // it twice.
      if (isAgain)
        throw new Error('Somebody else writes orders of this tenant. Start the replay again; it goes on from here.');
      isAgain = true;
      await this.add(batch, figures);
      await andThen();
    });
  }

  /** Orders in one go, then document by document, so that only what was bought before comes back. */
  private async add(batch: readonly RetailDocument[], figures: ReplayFigures): Promise<void> {
    const dealing = { world: this.world, timezone: this.target.timezone, figures, paidBefore };
    const orders = new Map(
      batch.flatMap((document) => {
        const order = document.isCancellation ? undefined : orderOf(document, dealing);
        return order ? [[document, order] as const] : [];
      }),
    );
    const ids = await this.target.trade.addOrders([...orders.values()]);
    const written = new Map([...orders.values()].map((order, at) => [order, ids[at]]));
    const returns = batch.flatMap((document) => {
      if (document.isCancellation) return returnsOf(document, this.shipped, dealing);
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
