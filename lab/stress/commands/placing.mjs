/** Orders by buyers: placed, changed, confirmed, cancelled. */
const hundredths = (value) => Math.round(value * 100) / 100;

/** A few lines; now and then one product on two of them, or more than there can be. */
export function someLines({ dice, tenant }, { most = 3 } = {}) {
  const goods = dice.several(tenant.goods, dice.whole(1, most));
  const lines = goods.map((each) => lineOf(each, dice));
  if (dice.isOneIn(12)) lines.push(lineOf(goods[0], dice));
  return lines;
}

function lineOf({ id, hasWeight }, dice) {
  const isTooMuch = dice.isOneIn(3);
  if (hasWeight === 'Weighting')
    return { productId: id, weight: isTooMuch ? 90_000 : hundredths(0.5 + dice.next() * 8) };
  return { productId: id, quantity: isTooMuch ? 40_000 : dice.whole(1, hasWeight === 'Yes' ? 2 : 5) };
}

/** The final lines of an order as they were asked for. */
export const wanted = ({ items }) =>
  items.map(({ orderItemId, productId, quantity, weight, hasWeight }) =>
    hasWeight === 'Weighting' ? { orderItemId, productId, weight } : { orderItemId, productId, quantity },
  );

/** Books an order that was made. */
export function booked({ book }, { isDone, body, key }) {
  if (!isDone) return;
  book.make('order', body.obj.orderId, key);
  book.order(body.obj);
}

/** Books an order that was changed. */
export function changed({ book }, { isDone, body }, more = {}) {
  if (isDone) book.order(body.obj, { isChange: true, ...more });
}

export const placing = {
  async place(client) {
    const store = client.as('STORE');
    if (!store) return;
    const answer = await client.command(store, 'place', ['POST', '/order', { orderItems: someLines(client) }]);
    booked(client, answer);
  },
  /** ADMIN may order more than there is. */
  async exceed(client) {
    const storeId = client.dice.of(client.tenant.stores).id;
    const body = { storeId, orderItems: someLines(client) };
    booked(client, await client.command(client.as('ADMIN'), 'exceed', ['POST', '/order', body]));
  },
  async edit(client) {
    const person = client.as('STORE', 'WAREHOUSE_ADMIN', 'ADMIN');
    const isOwn = ({ storeId }) => person.role !== 'STORE' || storeId === person.id;
    const order = client.book.pick(client.dice, client.dice.isOneIn(85) ? 'PENDING' : 'PROCESSING', isOwn);
    if (!order) return placing.place(client);
    const body = { orderId: order.orderId, version: order.version, orderItemList: someLines(client) };
    changed(client, await client.command(person, 'edit', ['PUT', '/order', body]));
  },
  async cancel(client) {
    const person = client.as('STORE', 'WAREHOUSE_ADMIN', 'ADMIN');
    const isStore = person.role === 'STORE';
    const status = isStore ? 'PENDING' : client.dice.of(['PENDING', 'PROCESSING', 'OUTBOUND', 'DONE', 'CANCELLED']);
    const order = client.book.pick(client.dice, status, ({ storeId }) => !isStore || storeId === person.id);
    if (!order) return placing.place(client);
    const addBack = client.dice.isOneIn(60);
    const answer = await client.command(person, 'cancel', [
      'PUT',
      `/order/cancel?id=${order.orderId}&addBack=${addBack}`,
    ]);
    changed(client, answer, { addBack });
  },
  async confirm(client) {
    const person = client.as('STORE', 'ADMIN');
    const isOwn = ({ storeId }) => person.role !== 'STORE' || storeId === person.id;
    const order = client.book.pick(client.dice, client.dice.isOneIn(92) ? 'OUTBOUND' : 'PROCESSING', isOwn);
    if (!order) return placing.place(client);
    changed(client, await client.command(person, 'confirm', ['POST', '/order/confirm', { orderId: order.orderId }]));
  },
  async complete(client) {
    const order = client.book.pick(client.dice, client.dice.isOneIn(92) ? 'OUTBOUND' : 'PENDING');
    if (!order) return;
    const path = `/order/direct-complete?id=${order.orderId}`;
    changed(client, await client.command(client.as('WAREHOUSE_ADMIN', 'ADMIN'), 'complete', ['PUT', path]));
  },
  async delete(client) {
    const order = client.book.pick(client.dice, client.dice.isOneIn(90) ? 'CANCELLED' : 'PENDING');
    if (!order) return;
    const person = client.as('WAREHOUSE_ADMIN', 'ADMIN');
    const { isDone } = await client.command(person, 'delete', ['DELETE', `/order?id=${order.orderId}`]);
    if (isDone) client.book.gone(order.orderId);
  },
  /** An order of yesterday, shipped without having been here. */
  async manual(client) {
    const { dice, tenant, book } = client;
    const orderItems = someLines(client, { most: 2 }).map((line) => ({ ...line, rate: dice.whole(100, 900) / 100 }));
    const body = { storeId: dice.of(tenant.stores).id, time: Date.now() - 86_400_000 * dice.whole(0, 20), orderItems };
    const answer = await client.command(client.as('WAREHOUSE_ADMIN', 'ADMIN'), 'manual', [
      'POST',
      '/order/manual',
      body,
    ]);
    booked(client, answer);
    if (!answer.isDone) return;
    for (const { productId, scannedInvIds } of answer.body.obj.orderItems) book.takeUnits(productId, scannedInvIds);
  },
  /** Pages that are turned while others place orders show each order once. */
  async turnPages(client) {
    const person = client.as('STORE', 'WAREHOUSE_ADMIN', 'WAREHOUSE_OPS', 'ADMIN');
    const seen = new Set();
    let asOf;
    for (let page = 0; page < 3; page += 1) {
      const { body } = await client.look(person, 'POST', '/order/query', {
        page,
        storeIds: null,
        ...(asOf && { asOf }),
      });
      asOf = body.asOf;
      for (const { orderId, storeId } of body.list) {
        if (seen.has(orderId)) client.book.fault(`order ${orderId} is on two pages`, { asOf, page });
        if (person.role === 'STORE' && storeId !== person.id)
          client.book.fault(`store ${person.id} sees order ${orderId} of store ${storeId}`);
        seen.add(orderId);
      }
    }
  },
};
