/** Stock counts: several people count, one posts. */
const warehouse = ['WAREHOUSE_OPS', 'WAREHOUSE_ADMIN', 'ADMIN'];

export const counting = {
  /** Starts a count of one place; a place has at most one open count. */
  async startCount(client) {
    const { book, dice, tenant } = client;
    const location = dice.of(tenant.goods).location;
    const answer = await client.command(client.as(...warehouse), 'startCount', ['POST', '/stock-count', { location }]);
    if (!answer.isDone) return;
    const { id, lines } = answer.body.obj;
    book.make('count', id, answer.key);
    book.counts.set(id, { id, lines, status: 'OPEN' });
  },
  async find(client) {
    const { book, dice } = client;
    const count = dice.of([...book.counts.values()].filter(({ status }) => status === 'OPEN').slice(-6));
    if (!count) return counting.startCount(client);
    const { productId, hasWeight } = dice.of(count.lines);
    const person = client.as(...warehouse);
    const body = { id: count.id, productId, ...(await found(client, person, productId, hasWeight)) };
    await client.command(person, 'find', ['PUT', '/stock-count/line', body], { also: ['VALIDATION'] });
  },
  async postCount(client) {
    const count = client.dice.of([...client.book.counts.values()].slice(-4));
    if (!count) return counting.startCount(client);
    const request = ['POST', '/stock-count/post', { id: count.id, reason: 'Counted' }];
    // nothing may have been counted yet
    const answer = await client.command(client.as(...warehouse), 'postCount', request, { also: ['VALIDATION'] });
    if (answer.isDone) count.status = 'POSTED';
  },
  async cancelCount(client) {
    const count = client.dice.of([...client.book.counts.values()].filter(({ status }) => status === 'OPEN').slice(-6));
    if (!count) return counting.startCount(client);
    const request = ['DELETE', `/stock-count?id=${count.id}`];
    const { isDone } = await client.command(client.as(...warehouse), 'cancelCount', request);
    if (isDone) count.status = 'CANCELLED';
  },
};

/** Pieces that may be there and one put on the list by mistake; of other goods about as much as the books say. */
async function found({ book, dice, tenant }, person, productId, hasWeight) {
  const units = book.units.get(productId) ?? [];
  if (hasWeight === 'Yes')
    return {
      add: dice.several(units.slice(-300), dice.whole(0, 200)),
      remove: dice.several(units.slice(-30), dice.whole(0, 1)),
    };
  const { body } = await tenant.caller.send(person.token, 'GET', '/inventory');
  const row = body.list?.find((each) => each.productId === productId) ?? { quantity: 0, totalWeight: 0, booked: 0 };
  const off = dice.whole(-2, 2);
  if (hasWeight === 'No') return { quantity: Math.max(0, row.quantity + off) };
  return { weight: Math.max(0, Math.round((row.totalWeight + off) * 100) / 100) };
}
