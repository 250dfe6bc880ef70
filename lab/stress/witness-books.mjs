/** Half up, as money is rounded everywhere: `amount` in pieces, or in hundredths of a pound. */
const cents = (amount, rate, per) => Math.floor((amount * rate * 2 + per) / (2 * per));
const inCents = (money) => Math.round(money * 100);

/** A witness's record of its store: invoices, payments and returns. */
export class WitnessBooks {
  orders = [];
  invoiced = 0;
  credited = 0;
  paid = 0;
  pieces = new Map();
  level = { No: 0, Weighting: 0 };
  held = { No: 0, Weighting: 0, Yes: 0 };

  /** `goods`: a product of each kind that no other client uses. */
  constructor(client, store, goods) {
    Object.assign(this, { client, store, goods });
    this.dice = client.dice;
    this.ops = client.tenant.as('ops');
    this.manager = client.tenant.as('manager');
  }

  /** One of its orders of this status that fits. */
  one(status, fits = () => true) {
    return this.dice.of(this.orders.filter((order) => order.status === status && fits(order)).slice(-12));
  }

  say(person, name, request, status) {
    return this.client.command(person, `witness ${name}`, request, { only: status });
  }

  async bill() {
    const order = this.one('DONE', ({ invoice }) => !invoice);
    if (!order) return this.complete();
    const orderItemList = order.items.map(({ orderItemId, rate }) => ({ orderItemId, rate }));
    const answer = await this.say(this.ops, 'bill', ['POST', '/invoice', { orderId: order.id, orderItemList }], 201);
    if (!answer.isDone) return;
    const { invoiceId, total } = answer.body.obj;
    const expected = order.items.reduce((sum, item) => sum + this.worth(order, item), 0);
    if (inCents(total) !== expected)
      this.client.book.fault(`${invoiceId} comes to ${total}, not ${expected / 100}`, order);
    this.client.book.make('invoice', invoiceId, answer.key);
    order.invoice = { id: invoiceId, total: expected };
    this.invoiced += expected;
  }

  async pay() {
    const order = this.one('DONE', ({ invoice, paid = 0 }) => invoice && paid < invoice.total);
    if (!order) return this.bill();
    const due = order.invoice.total - (order.paid ?? 0);
    const isWhole = this.dice.isOneIn(40);
    const amount = isWhole ? due : this.dice.whole(1, due);
    const body = { invoiceId: order.invoice.id, amount: amount / 100, method: 'CASH' };
    const answer = isWhole
      ? await this.say(this.ops, 'markPaid', ['PUT', '/invoice/paid', { invoiceIds: [order.invoice.id] }], 200)
      : await this.say(this.ops, 'pay', ['POST', '/invoice/payment', body], 201);
    if (!answer.isDone) return;
    if (isWhole) this.client.book.paid.add(order.invoice.id);
    else this.client.book.make('payment', answer.body.obj.paymentId, answer.key);
    order.paid = (order.paid ?? 0) + amount;
    this.paid += amount;
  }

  /** Counted goods, all of them good again. */
  async giveBack() {
    const order = this.one('DONE', ({ invoice, line, returned = 0 }) => invoice && line.No > returned);
    if (!order) return this.one('DONE', ({ invoice }) => !invoice) ? this.bill() : this.complete();
    const item = order.items.find(({ productId }) => productId === this.goods.No);
    const returnQty = this.dice.whole(1, order.line.No - (order.returned ?? 0));
    const items = [{ orderItemId: item.orderItemId, productId: item.productId, returnQty, quantity: returnQty }];
    const answer = await this.say(this.ops, 'giveBack', ['POST', '/return', { orderId: order.id, items }], 201);
    if (!answer.isDone) return;
    order.returned = (order.returned ?? 0) + returnQty;
    this.level.No += returnQty;
    this.credited += cents(returnQty, inCents(item.rate), 1);
    this.client.book.make('return', answer.body.obj.id, answer.key);
    this.client.book.make('invoice', answer.body.obj.invoiceId, answer.key);
    this.client.book.addReturn({ id: answer.body.obj.id, orderId: order.id });
  }

  worth({ line, left }, { hasWeight, rate }) {
    if (hasWeight === 'No') return cents(line.No, inCents(rate), 1);
    if (hasWeight === 'Weighting') return cents(line.Weighting, inCents(rate), 100);
    return cents(
      left.reduce((sum, [, weight]) => sum + weight, 0),
      inCents(rate),
      100,
    );
  }
}
