/** Requests that must always fail: ids of another tenant, and commands that the role may not send. */
const missing = { only: 404 };
const forbidden = { only: 403 };

export const trespassing = {
  /** A user of this tenant requests objects of the witness. */
  async trespass(client) {
    const { dice, stranger } = client;
    const person = client.as('WAREHOUSE_ADMIN', 'ADMIN');
    const order = stranger.book.pick(dice, dice.of(['PENDING', 'PROCESSING', 'DONE']));
    const unitId = dice.of([...stranger.book.units.values()].flat().slice(-20));
    const invoiceId = dice.of([...stranger.book.returns.keys()].slice(-20));
    const tries = [
      order && ['PUT', `/order/cancel?id=${order.orderId}&addBack=true`],
      order && ['PUT', `/order/direct-complete?id=${order.orderId}`],
      order && ['POST', '/invoice', { orderId: order.orderId }],
      order && [
        'POST',
        '/order/process',
        { orderId: order.orderId, orderItemList: [{ productId: client.tenant.goods[0].id, quantity: 1 }] },
      ],
      unitId && ['DELETE', `/inventory?id=${unitId}&reason=Mine`],
      unitId && ['PUT', '/inventory', { inventoryId: unitId, quantity: 1, weight: 1, reason: 'Mine' }],
      invoiceId && ['DELETE', `/return?id=${invoiceId}`],
      ['PUT', '/product', { product: { productId: stranger.tenant.goods[0].id, price: 1, wholesalePrice: 1 } }],
    ].filter(Boolean);
    await client.command(person, 'trespass', dice.of(tries), missing);
  },
  /** A role sends a command that it never may. */
  async overstep(client) {
    const { dice, book } = client;
    const order = book.pick(dice, dice.of(['PENDING', 'PROCESSING', 'OUTBOUND']));
    if (!order) return;
    const { orderId } = order;
    const [store, ops] = [client.as('STORE'), client.as('WAREHOUSE_OPS')];
    const tries = [
      store && [store, ['POST', '/order/outbound', { orderId, inventoryList: [], nonWeightOrderItems: [] }]],
      store && [store, ['POST', '/invoice', { orderId }]],
      store && [store, ['DELETE', `/order?id=${orderId}`]],
      ops && [ops, ['PUT', `/order/cancel?id=${orderId}`]],
      ops && [ops, ['POST', '/order', { orderItems: [{ productId: client.tenant.goods[0].id, quantity: 1 }] }]],
    ].filter(Boolean);
    const chosen = dice.of(tries);
    if (chosen) await client.command(chosen[0], 'overstep', chosen[1], forbidden);
  },
};
