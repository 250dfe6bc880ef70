/** Invoices, their payments, and the rates of their lines. */
const warehouse = ['WAREHOUSE_OPS', 'WAREHOUSE_ADMIN', 'ADMIN'];
const adminGroup = ['WAREHOUSE_ADMIN', 'ADMIN'];
const month = 31 * 86_400_000;

const someInvoice = ({ book, dice }) => dice.recent([...book.invoices.keys()].slice(-300), 40);

function paidOff({ book }, invoices) {
  for (const { invoiceId, status } of invoices) if (status === 'PAID') book.paid.add(invoiceId);
}

export const moneyCommands = {
  async bill(client) {
    const { book, dice } = client;
    const order = book.pick(dice, dice.isOneIn(95) ? 'DONE' : 'OUTBOUND');
    if (!order) return;
    const part = dice.isOneIn(25) ? dice.several(order.items, 1) : undefined;
    const orderItemList = part?.map(({ orderItemId, rate }) => ({ orderItemId, rate }));
    const body = { orderId: order.orderId, ...(orderItemList && { orderItemList }) };
    const answer = await client.command(client.as(...warehouse), 'bill', ['POST', '/invoice', body], {
      also: ['VALIDATION'],
    });
    if (!answer.isDone) return;
    book.make('invoice', answer.body.obj.invoiceId, answer.key);
    book.invoices.set(answer.body.obj.invoiceId, { orderId: order.orderId });
    client.newest = answer.body.obj;
  },
  async editInvoice(client) {
    if (!client.newest) return moneyCommands.bill(client);
    const { invoiceId, invoiceItems } = client.newest;
    const items = invoiceItems.map(({ invoiceItemId }) => ({ invoiceItemId, rate: client.dice.whole(50, 900) / 100 }));
    const request = ['PUT', '/invoice', { invoiceId, invoiceItems: items }];
    await client.command(client.as(...warehouse), 'editInvoice', request, { also: ['VALIDATION'] });
  },
  async pay(client) {
    const invoiceId = someInvoice(client);
    if (!invoiceId) return moneyCommands.bill(client);
    const body = {
      invoiceId,
      amount: client.dice.whole(1, 1500) / 100,
      method: client.dice.of(['CASH', 'CHECK', 'CARD']),
    };
    const request = ['POST', '/invoice/payment', body];
    const answer = await client.command(client.as(...warehouse), 'pay', request, { also: ['VALIDATION'] });
    if (answer.isDone) keepPayments(client, [answer.body.obj], answer.key);
  },
  async reverse(client) {
    const paymentId = client.dice.recent([...client.book.payments.keys()].slice(-100), 20);
    if (paymentId === undefined) return moneyCommands.pay(client);
    const request = ['POST', '/invoice/payment/reverse', { paymentId, reason: 'Bounced' }];
    const answer = await client.command(client.as(...warehouse), 'reverse', request, { also: ['VALIDATION'] });
    if (answer.isDone) keepPayments(client, [answer.body.obj], answer.key);
  },
  async payByStore(client) {
    const store = client.dice.of(client.tenant.stores);
    const body = {
      userId: store.id,
      amount: client.dice.whole(1, 4000) / 100,
      method: 'TRANSFER',
      useCredits: client.dice.isOneIn(40),
    };
    const request = ['POST', '/invoice/payment/store', body];
    const answer = await client.command(client.as(...warehouse), 'payByStore', request, { also: ['VALIDATION'] });
    if (answer.isDone) keepPayments(client, answer.body.list, answer.key);
  },
  /** All or none of them. */
  async markPaid(client) {
    const invoiceIds = [...new Set([someInvoice(client), someInvoice(client)])].filter(Boolean);
    if (invoiceIds.length === 0) return moneyCommands.bill(client);
    const answer = await client.command(client.as(...warehouse), 'markPaid', ['PUT', '/invoice/paid', { invoiceIds }], {
      also: ['VALIDATION'],
    });
    if (!answer.isDone) return;
    paidOff(client, answer.body.list);
    for (const { invoiceId, status } of answer.body.list)
      if (status !== 'PAID') client.book.fault(`${invoiceId} was marked as paid and is ${status}`);
  },
  async correctPrice(client) {
    const { dice, tenant } = client;
    const price = dice.whole(100, 900) / 100;
    const storeIds = dice.isOneIn(50) ? [dice.of(tenant.stores).id] : undefined;
    const range = { start: Date.now() - dice.whole(1, 30) * 60_000, end: Date.now() + month };
    const body = {
      productId: dice.of(tenant.goods).id,
      price,
      wholesalePrice: price,
      ...range,
      ...(storeIds && { storeIds }),
    };
    const { isDone, body: said } = await client.command(client.as(...adminGroup), 'correctPrice', [
      'PUT',
      '/correction/invoice-product-price',
      body,
    ]);
    for (const invoiceId of isDone ? said.list : [])
      if (client.book.paid.has(invoiceId))
        client.book.fault(`a correction changed ${invoiceId}, which was paid`, { body });
  },
  async syncRates(client) {
    const range = { start: Date.now() - 60_000 * client.dice.whole(1, 10), end: Date.now() + month };
    const request = [
      'POST',
      '/correction/sync-up-invoice-item-rates',
      { ...range, productIds: [client.dice.of(client.tenant.goods).id] },
    ];
    await client.command(client.as(...adminGroup), 'syncRates', request);
  },
  /** Sets a credit limit of a store, usually a sufficient one. */
  async limitCredit(client) {
    const { dice, tenant } = client;
    const creditPolicy = dice.of(['WARN', 'STOP', 'WARN']);
    const body = {
      id: dice.of(tenant.stores).id,
      creditPolicy,
      creditLimit: dice.isOneIn(10) ? dice.whole(0, 300) : 9_000_000,
    };
    await client.command(client.as(...adminGroup), 'limitCredit', ['PUT', '/user', body]);
  },
  async price(client) {
    const { dice, tenant } = client;
    const price = dice.whole(100, 900) / 100;
    const body = { product: { productId: dice.of(tenant.goods).id, price, wholesalePrice: price } };
    await client.command(client.as(...adminGroup), 'price', ['PUT', '/product', body]);
  },
  async reserve(client) {
    const { dice, tenant } = client;
    const body = { product: { productId: dice.of(tenant.goods).id, reserved: dice.whole(0, 6) } };
    await client.command(client.as('ADMIN'), 'reserve', ['PUT', '/product', body]);
  },
};

function keepPayments({ book }, payments, key) {
  for (const { paymentId, invoiceId } of payments) {
    book.make('payment', paymentId, key);
    book.payments.set(paymentId, invoiceId);
  }
}
