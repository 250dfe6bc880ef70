import { changed, wanted } from './placing.mjs';

/** Orders from the side of the warehouse: settled, and shipped. */
const warehouse = ['WAREHOUSE_OPS', 'WAREHOUSE_ADMIN', 'ADMIN'];

/** Pieces for the weighed lines of an order, from those likely in stock. */
function pieces({ book, dice }, { items }) {
  return items
    .filter(({ hasWeight }) => hasWeight === 'Yes')
    .flatMap(({ productId, quantity }) => dice.several((book.units.get(productId) ?? []).slice(0, 60), quantity));
}

const plain = (order) =>
  order.items
    .filter(({ hasWeight }) => hasWeight !== 'Yes')
    .map(({ productId, quantity, weight, hasWeight }) =>
      hasWeight === 'Weighting' ? { productId, weight } : { productId, quantity },
    );

async function ship(client, order, inventoryList) {
  const body = { orderId: order.orderId, inventoryList, nonWeightOrderItems: plain(order) };
  const answer = await client.command(client.as(...warehouse), 'outbound', ['POST', '/order/outbound', body], {
    also: ['VALIDATION'],
  });
  changed(client, answer);
  if (answer.isDone) {
    const left = answer.body.obj.orderItems;
    for (const { productId, scannedInvIds } of left) client.book.takeUnits(productId, scannedInvIds);
    if (new Set(left.flatMap(({ scannedInvIds }) => scannedInvIds)).size !== inventoryList.length)
      client.book.fault(`order ${order.orderId} left with other pieces than were scanned`, { inventoryList, left });
  }
  return answer;
}

export const shipping = {
  async process(client) {
    const order = client.book.pick(client.dice, client.dice.isOneIn(94) ? 'PENDING' : 'DONE');
    if (!order) return;
    const version = client.dice.isOneIn(50) ? { version: order.version } : {};
    const body = { orderId: order.orderId, ...version, orderItemList: wanted(order) };
    const person = client.as(...warehouse);
    // a line may be gone that was there when the order was looked at
    const answer = await client.command(person, 'process', ['POST', '/order/process', body], { also: ['VALIDATION'] });
    changed(client, answer);
  },
  async outbound(client) {
    const order = client.book.pick(client.dice, client.dice.isOneIn(95) ? 'PROCESSING' : 'OUTBOUND');
    if (order) await ship(client, order, pieces(client, order));
  },
  /**
   * Two users scan the same piece at the same time, each for another order. Both may succeed: a lost response is
   * requested again seconds later, when another client may have returned the piece. The check of the rows at rest shows
   * whether two orders have it.
   */
  async scanSamePiece(client) {
    const hasPieces = ({ items }) => items.some(({ hasWeight }) => hasWeight === 'Yes');
    const first = client.book.pick(client.dice, 'PROCESSING', hasPieces);
    const second = client.book.pick(client.dice, 'PROCESSING', (order) => hasPieces(order) && order !== first);
    if (!first || !second) return shipping.outbound(client);
    const [one, other] = [pieces(client, first), pieces(client, second)];
    const productsOf = ({ items }) =>
      items.filter(({ hasWeight }) => hasWeight === 'Yes').map((item) => item.productId);
    const both = productsOf(first).find((productId) => productsOf(second).includes(productId));
    const contested = (client.book.units.get(both) ?? [])[0];
    if (contested === undefined) return shipping.outbound(client);
    const swapped = (list, order) => {
      const at = order.items
        .filter(({ hasWeight }) => hasWeight === 'Yes')
        .findIndex((item) => item.productId === both);
      const before = order.items
        .filter(({ hasWeight }) => hasWeight === 'Yes')
        .slice(0, at)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      return list.includes(contested) ? list : list.with(Math.min(before, Math.max(0, list.length - 1)), contested);
    };
    const scans = [
      swapped(one.length > 0 ? one : [contested], first),
      swapped(other.length > 0 ? other : [contested], second),
    ];
    await Promise.all([ship(client, first, scans[0]), ship(client, second, scans[1])]);
  },
};
