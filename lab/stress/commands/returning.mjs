/** Goods that stores give back. */
const warehouse = ['WAREHOUSE_OPS', 'WAREHOUSE_ADMIN', 'ADMIN'];
const hundredths = (value) => Math.round(value * 100) / 100;

/** A part of the shipped goods; sometimes more than that, and some of it damaged. */
function someItems({ dice }, { items }) {
  return dice
    .several(items, dice.whole(1, 2))
    .map(({ orderItemId, productId, hasWeight, quantity, weight, scannedInvIds }) => {
      const line = { orderItemId, productId };
      const isTooMuch = dice.isOneIn(8);
      if (hasWeight === 'No') {
        const returnQty = isTooMuch ? quantity + 1 : dice.whole(1, quantity);
        return { ...line, returnQty, quantity: dice.whole(0, returnQty) };
      }
      if (hasWeight === 'Weighting') {
        const returnWeight = isTooMuch ? weight + 1 : hundredths(Math.max(0.01, weight * dice.next()));
        return {
          ...line,
          returnWeight: hundredths(returnWeight),
          weight: hundredths(returnWeight * (dice.isOneIn(50) ? 1 : 0.5)),
        };
      }
      const inventoryIds = dice.several(scannedInvIds, dice.whole(1, 2));
      return { ...line, returnQty: inventoryIds.length, inventoryIds };
    });
}

function booked({ book }, answer, orderId) {
  const { id, invoiceId } = answer.body.obj;
  book.make('return', id, answer.key);
  book.make('invoice', invoiceId, answer.key);
  book.addReturn({ id, orderId });
  book.invoices.set(invoiceId, { orderId });
}

const shipped = ({ book, dice }) => book.pick(dice, dice.isOneIn(70) ? 'DONE' : 'OUTBOUND');

export const returning = {
  async giveBack(client) {
    const order = shipped(client);
    if (!order) return;
    const body = { orderId: order.orderId, items: someItems(client, order) };
    const answer = await client.command(client.as(...warehouse), 'giveBack', ['POST', '/return', body], {
      also: ['VALIDATION'],
    });
    if (answer.isDone) booked(client, answer, order.orderId);
  },
  async changeReturn(client) {
    const known = client.dice.recent([...client.book.returns.values()].slice(-80), 20);
    const order = known && client.book.orders.get(known.orderId);
    if (!order) return returning.giveBack(client);
    const request = ['PUT', '/return', { id: known.id, items: someItems(client, order) }];
    await client.command(client.as(...warehouse), 'changeReturn', request, { also: ['VALIDATION'] });
  },
  async undoReturn(client) {
    const known = client.dice.recent([...client.book.returns.values()].slice(-80), 20);
    if (!known) return returning.giveBack(client);
    const { isDone } = await client.command(client.as(...warehouse), 'undoReturn', [
      'DELETE',
      `/return?id=${known.id}`,
    ]);
    if (isDone) client.book.returnGone(known.id);
  },
};
