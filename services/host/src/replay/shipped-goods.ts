import type { PastTradePort } from '@depot/contracts/orders';

/** A shipped line of which something may come back. */
interface Shipped {
  orderId: number;
  orderItemId: number;
  left: number;
}

/** Pieces of a shipped line that come back. */
export interface Back {
  orderId: number;
  orderItemId: number;
  quantity: number;
}

/** Lines read at a time when a replay continues. */
const page = 20_000;

/** Purchases of each store that were not returned, newest last: at most one entry for each line of the file. */
export class ShippedGoods {
  private readonly byStore = new Map<number, Map<number, Shipped[]>>();

  /** Loads the purchases of earlier runs. */
  async load(trade: PastTradePort): Promise<void> {
    for (let last = 0; ;) {
      const lines = await trade.leftAfter(last, page);
      for (const { storeId, productId, ...line } of lines) this.add(storeId, productId, line);
      const end = lines.at(-1);
      if (!end || lines.length < page) return;
      last = end.orderItemId;
    }
  }

  add(storeId: number, productId: number, line: Shipped): void {
    if (line.left <= 0) return;
    const goods = this.byStore.get(storeId) ?? new Map<number, Shipped[]>();
    this.byStore.set(storeId, goods);
    const lines = goods.get(productId);
    if (lines) lines.push(line);
    else goods.set(productId, [line]);
  }

  /** Returns pieces from the newest purchases; undefined without any change if the store has not bought that many. */
  restock(storeId: number, productId: number, quantity: number): Back[] | undefined {
    const lines = this.byStore.get(storeId)?.get(productId) ?? [];
    if (lines.reduce((sum, { left }) => sum + left, 0) < quantity) return undefined;
    const back: Back[] = [];
    for (let open = quantity; open > 0;) {
      const line = lines.at(-1);
      if (!line) break;
      const taken = Math.min(open, line.left);
      back.push({ orderId: line.orderId, orderItemId: line.orderItemId, quantity: taken });
      line.left -= taken;
      open -= taken;
      if (line.left === 0) lines.pop();
    }
    return back;
  }
}
