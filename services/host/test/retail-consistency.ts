import type { PastOrderToAdd, PastReturnToAdd, PastTradePort } from '@depot/contracts/orders';
import { formatCustomerName } from '../src/replay/retail-goods.js';
import type { ReplayTarget } from '../src/replay/retail-trade.js';
import type { RetailWorld } from '../src/replay/retail-world.js';

/** A replay target in memory: knows every customer and product, and sums its documents. */
export function retailBooks() {
  const sums = { orders: 0, lines: 0, priced: 0, sold: 0, returns: 0, returned: 0 };
  const left = new Map<number, number>();
  const references = new Set<string>();
  let ids = 0;
  let kept: string | undefined;

  const addOrder = ({ reference, lines }: PastOrderToAdd) => {
    if (references.has(reference)) throw new Error(`${reference} is brought in twice.`);
    references.add(reference);
    sums.orders += 1;
    const orderItemIds = lines.map(({ quantity, rate }) => {
      ids += 1;
      left.set(ids, quantity);
      sums.lines += 1;
      if (rate > 0) sums.priced += 1;
      sums.sold += quantity * rate;
      return ids;
    });
    return { orderId: ids, orderItemIds };
  };
  const addReturn = ({ lines }: PastReturnToAdd) => {
    sums.returns += 1;
    for (const { orderItemId, quantity, rate } of lines) {
      const rest = (left.get(orderItemId) ?? 0) - quantity;
      if (rest < 0) throw new Error('More comes back than was shipped.');
      left.set(orderItemId, rest);
      sums.returned += quantity * rate;
    }
  };
  const trade: PastTradePort = {
    addOrders: (orders) => Promise.resolve(orders.map(addOrder)),
    addReturns: (returns) => Promise.resolve(returns.forEach(addReturn)),
    leftAfter: () => Promise.reject(new Error('Nothing was written before.')),
    progress: () => Promise.resolve(kept),
    keepProgress: (_source, progress) => {
      kept = progress;
      return Promise.resolve();
    },
  };
  const target: ReplayTarget = {
    trade,
    timezone: 'UTC',
    world: () => Promise.resolve(knowsAll()),
    transaction: (work) => work(),
  };
  return { target, sums };
}

function knowsAll(): RetailWorld {
  const ids = new Map<string, number>();
  const idOf = (name: string) => {
    const id = ids.get(name) ?? ids.size + 1;
    ids.set(name, id);
    return id;
  };
  return {
    findStore: (line) => idOf(formatCustomerName(line)),
    findProduct: ({ code }) => ({ productId: idOf(code), name: code }),
  };
}
