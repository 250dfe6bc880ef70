import { booked as keepPlaced, changed as keepChanged } from './commands/placing.mjs';
import { WitnessBooks } from './witness-books.mjs';

const open = ['PENDING', 'PROCESSING'];

/**
 * A store with its own goods, whose commands run one after the other: every response and figure is predictable,
 * whatever other clients do.
 */
export class Witness extends WitnessBooks {
  /** Does the next thing. */
  async next() {
    const kinds = [
      [20, 'place'],
      [18, 'process'],
      [18, 'outbound'],
      [14, 'complete'],
      [7, 'cancel'],
      [10, 'bill'],
      [8, 'pay'],
      [5, 'giveBack'],
      [9, 'receive'],
      [3, 'refused'],
      [2, 'delete'],
    ];
    await this[this.dice.weighted(kinds)]();
  }

  free(mode) {
    return (mode === 'Yes' ? this.pieces.size : this.level[mode]) - this.held[mode];
  }

  async receive() {
    const [quantity, weight] = [this.dice.whole(5, 30), this.dice.whole(500, 4000)];
    const wheels = Array.from({ length: this.dice.whole(0, 4) }, () => this.dice.whole(800, 1600));
    const { No, Yes, Weighting } = this.goods;
    const inventoryList = [
      { productId: No, quantity },
      { productId: Weighting, weight: weight / 100 },
      ...wheels.map((each) => ({ productId: Yes, quantity: 1, weight: each / 100 })),
    ];
    const answer = await this.say(
      this.ops,
      'receive',
      ['POST', '/inventory', { inventoryList, weightsConfirmed: true }],
      201,
    );
    if (!answer.isDone) return;
    this.level.No += quantity;
    this.level.Weighting += weight;
    const labels = answer.body.list.filter(({ productId }) => productId === Yes);
    labels.forEach(({ inventoryId }, at) => this.pieces.set(inventoryId, wheels[at]));
    for (const { inventoryId, productId } of answer.body.list) {
      this.client.book.make('unit', inventoryId, answer.key);
      this.client.book.addUnits(productId, [inventoryId]);
    }
  }

  async place() {
    const line = {
      No: Math.min(this.free('No'), this.dice.whole(0, 4)),
      Weighting: Math.min(this.free('Weighting'), this.dice.whole(0, 600)),
      Yes: Math.min(this.free('Yes'), this.dice.whole(0, 2)),
    };
    if (Object.values(line).every((amount) => amount === 0)) return this.receive();
    const answer = await this.say(this.store, 'place', ['POST', '/order', { orderItems: this.linesOf(line) }], 201);
    if (!answer.isDone) return;
    keepPlaced(this.client, answer);
    for (const [mode, amount] of Object.entries(line)) this.held[mode] += amount;
    this.orders.push({
      id: answer.body.obj.orderId,
      status: 'PENDING',
      line,
      items: answer.body.obj.orderItems,
      left: [],
    });
  }

  /** One more than there is. */
  async refused() {
    const orderItems = [{ productId: this.goods.No, quantity: this.free('No') + 1 }];
    await this.say(this.store, 'refused', ['POST', '/order', { orderItems }], 409);
  }

  async process() {
    const order = this.one('PENDING');
    if (!order) return this.place();
    const body = { orderId: order.id, orderItemList: this.linesOf(order.line) };
    await this.advance(order, 'process', this.ops, ['POST', '/order/process', body], 'PROCESSING');
  }

  async outbound() {
    const order = this.one('PROCESSING');
    if (!order) return this.process();
    const inventoryList = this.dice.several([...this.pieces.keys()], order.line.Yes);
    const nonWeightOrderItems = this.linesOf({ ...order.line, Yes: 0 });
    const body = { orderId: order.id, inventoryList, nonWeightOrderItems };
    if (!(await this.advance(order, 'outbound', this.ops, ['POST', '/order/outbound', body], 'OUTBOUND'))) return;
    for (const [mode, amount] of Object.entries(order.line)) this.held[mode] -= amount;
    this.level.No -= order.line.No;
    this.level.Weighting -= order.line.Weighting;
    order.left = inventoryList.map((id) => [id, this.pieces.get(id)]);
    for (const id of inventoryList) this.pieces.delete(id);
  }

  async complete() {
    const order = this.one('OUTBOUND');
    if (!order) return this.outbound();
    await this.advance(order, 'complete', this.manager, ['PUT', `/order/direct-complete?id=${order.id}`], 'DONE');
  }

  async cancel() {
    const order = this.one(
      this.dice.of(['PENDING', 'PROCESSING', 'OUTBOUND', 'DONE']),
      (each) => !each.paid && !each.returned,
    );
    if (!order) return this.place();
    const [addBack, wasOpen] = [this.dice.isOneIn(60), open.includes(order.status)];
    const path = `/order/cancel?id=${order.id}&addBack=${addBack}`;
    if (!(await this.advance(order, 'cancel', this.manager, ['PUT', path], 'CANCELLED', { addBack }))) return;
    this.invoiced -= order.invoice?.total ?? 0;
    if (wasOpen) for (const [mode, amount] of Object.entries(order.line)) this.held[mode] -= amount;
    if (wasOpen || !addBack) return;
    this.level.No += order.line.No;
    this.level.Weighting += order.line.Weighting;
    for (const [id, weight] of order.left) this.pieces.set(id, weight);
  }

  async delete() {
    const order = this.one('CANCELLED', ({ invoice }) => !invoice);
    if (!order) return;
    const answer = await this.say(this.manager, 'delete', ['DELETE', `/order?id=${order.id}`], 200);
    if (!answer.isDone) return;
    this.client.book.gone(order.id);
    this.orders.splice(this.orders.indexOf(order), 1);
  }

  /** Returns whether it went on; the lines are kept as they are now. */
  async advance(order, name, person, request, status, more) {
    const answer = await this.say(person, name, request, 200);
    if (!answer.isDone) return false;
    keepChanged(this.client, answer, more);
    if (answer.body.obj.status !== status)
      this.client.book.fault(`order ${order.id} is ${answer.body.obj.status}`, { request });
    order.status = status;
    order.items = answer.body.obj.orderItems;
    return true;
  }

  linesOf({ No, Weighting, Yes }) {
    return [
      ...(No > 0 ? [{ productId: this.goods.No, quantity: No }] : []),
      ...(Weighting > 0 ? [{ productId: this.goods.Weighting, weight: Weighting / 100 }] : []),
      ...(Yes > 0 ? [{ productId: this.goods.Yes, quantity: Yes }] : []),
    ];
  }

  /** Expected figures of its store and goods in the database. */
  figures() {
    const count = (status) => this.orders.filter((order) => order.status === status).length;
    return {
      No: [this.level.No, this.held.No],
      Weighting: [this.level.Weighting, this.held.Weighting],
      Yes: [this.pieces.size, this.held.Yes],
      orders: Object.fromEntries(
        ['PENDING', 'PROCESSING', 'OUTBOUND', 'DONE', 'CANCELLED'].map((status) => [status, count(status)]),
      ),
      invoiced: this.invoiced,
      credited: this.credited,
      paid: this.paid,
    };
  }
}
