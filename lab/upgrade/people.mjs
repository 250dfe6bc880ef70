import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '../../tools/demo/load/client.mjs';
import { advance, place } from '../../tools/demo/load/order-steps.mjs';
import { tenants } from '../../tools/demo/tenants.mjs';

const { store, manager } = tenants[0].accounts;
const goods = 100_000;

/**
 * People of the demo at work, each with one order after the other: placed by the store, processed, shipped, completed,
 * billed and paid by the warehouse. Every answer that is not as it should be is kept.
 */
export class People {
  requests = 0;
  /** Orders that were begun, whether they went well or not. */
  orders = 0;
  failures = [];
  isOver = false;

  /** Signs them in, and has enough of one product come in. */
  static async begin(origin, count) {
    const people = new People();
    people.store = people.counted(await signIn(origin, store.username));
    people.manager = people.counted(await signIn(origin, manager.username));
    const { list } = await people.store.get('/product');
    people.product = list.find(({ hasWeight }) => hasWeight === 'No');
    const { productId } = people.product;
    const inventoryList = [{ productId, quantity: goods }];
    await people.manager.post('/inventory', { needRecord: false, inventoryList }, randomUUID());
    people.stockBefore = await people.stock();
    people.work = Array.from({ length: count }, () => people.goOn());
    return people;
  }

  /** Waits until they have started `count` more orders. */
  async begun(count) {
    const target = this.orders + count;
    while (this.orders < target) await pause(20);
  }

  async end() {
    this.isOver = true;
    await Promise.all(this.work);
  }

  /** Pieces of their product that are there. */
  async stock() {
    const { list } = await this.manager.get(`/inventory?productId=${this.product.productId}`);
    return list.reduce((sum, { quantity }) => sum + quantity, 0);
  }

  async goOn() {
    while (!this.isOver) {
      this.orders += 1;
      await this.oneOrder(randomUUID()).catch((error) => this.failures.push(error.cause?.message ?? error.message));
    }
  }

  async oneOrder(key) {
    const { store: buyer, manager: seller } = this;
    const orderId = await place(buyer, { lines: [[this.product, 1]] }, key);
    await advance({ manager: seller, orderId, reach: 'DONE', key });
    await seller.post('/invoice', { orderId }, `${key}-invoice`);
    const [{ invoiceId }] = (await seller.get(`/invoice?orderId=${orderId}`)).list;
    await seller.put('/invoice/paid', { invoiceIds: [invoiceId] });
  }

  counted(client) {
    const counting = (call) => {
      return (...args) => {
        this.requests += 1;
        return call(...args);
      };
    };
    return Object.fromEntries(Object.entries(client).map(([name, call]) => [name, counting(call)]));
  }
}
