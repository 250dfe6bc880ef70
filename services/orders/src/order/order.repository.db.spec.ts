import { type CurrentSession, runInContext } from '@depot/node-context';
import { type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { orderMigrations } from '../migrations/index.js';
import { OrderRepository } from './order.repository.js';
import type { OrderLine } from './order-line.js';
import { OrderLineRepository } from './order-line.repository.js';

let database: TestDatabase;
let orders: OrderRepository;
let orderLines: OrderLineRepository;

beforeAll(async () => {
  database = await testDatabase([orderMigrations]);
  orders = new OrderRepository(database.db);
  orderLines = new OrderLineRepository(database.db);
});
afterAll(() => database.drop());

const inTenant = <T>(work: () => Promise<T>): Promise<T> =>
  runInContext({ session: { id: 4, tenantId: 1 } as CurrentSession }, () => database.db.transaction(work));

const placed = (...names: string[]) =>
  inTenant(async () => {
    const orderId = await orders.insert({ storeId: 1, status: 'PENDING', time: 0 });
    await orderLines.insert(orderId, names.map(line));
    return orderId;
  });
const line = (name: string, productId: number): OrderLine => ({
  orderItemId: 0,
  productId,
  name,
  hasWeight: 'No',
  quantity: 1,
  weight: 0,
  rate: 100,
  notes: '',
  short: 0,
});
const linesByOrder = (...orderIds: number[]) => inTenant(() => orderLines.findByOrders(orderIds));

it('an order moves on from the status that it was read in, once', async () => {
  const [orderId, other] = [await placed('Tea'), await placed('Tea')];
  const headers = () => inTenant(() => orders.findHeaders([orderId, other]));
  const [read] = await headers();
  const advance = () => inTenant(() => orders.updateStatus(read!, 'PROCESSING'));
  expect([await advance(), await advance()]).toEqual([true, false]);
  expect((await headers()).map(({ status, version }) => [status, version])).toEqual([
    ['PROCESSING', 2],
    ['PENDING', 1],
  ]);
});

it('what an order says of itself is written to it alone', async () => {
  const [orderId, other] = [await placed('Tea'), await placed('Tea')];
  const details = { deliveryDate: '2026-12-01', poNumber: 'PO 7', note: 'Back door' };
  await inTenant(() => orders.updateDetails(orderId, details));
  const [revised, untouched] = await inTenant(() => orders.findHeaders([orderId, other]));
  expect(revised).toMatchObject({ ...details, version: 2 });
  expect(untouched).toMatchObject({ deliveryDate: null, poNumber: '', note: '', version: 1 });
});

it('only the named lines of an order are removed, and none of another one', async () => {
  const [orderId, other] = [await placed('Tea', 'Salt'), await placed('Tea')];
  const [tea, , others] = await linesByOrder(orderId, other);
  await inTenant(() => orderLines.remove(orderId, [tea!.orderItemId, others!.orderItemId]));
  expect((await linesByOrder(orderId, other)).map(({ orderId: of, name }) => [of, name])).toEqual([
    [orderId, 'Salt'],
    [other, 'Tea'],
  ]);
});
