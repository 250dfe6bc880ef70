import type { Order } from '@depot/contracts/orders';
import type { Role } from '@depot/contracts/permissions';
import type { TestApp, TestClient, TestUser } from '@depot/node-testing';
import { billed } from '@depot/service-testing/billed-trade';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import type { Ids } from './ids.js';
import { newestIds } from './rows.js';

/** In every answer to the other store these would betray this one. */
const word = 'Quokka';
const secretProduct = `${word} figs`;
/** In every table the neighbour's ids begin here. */
const firstOfNeighbour = 5_000;

export interface TwoStores {
  trade: Trade;
  /** Clients of a store and of its viewer, each with a new session, since some routes end the session. */
  client: (role: Role) => TestClient;
  neighbour: TestUser;
  /** The neighbour and its viewer. */
  neighbours: Partial<Record<Role, TestClient>>;
  own: Ids;
  foreign: Ids;
  /** The newest id of each table: the neighbour's rows are those from `foreign.first` up to there. */
  upTo: Record<string, number>;
  betrayals: readonly string[];
}

/** Two stores of one warehouse that have one of everything each. Only the neighbour is offered one of the products. */
export async function twoStores(app: TestApp): Promise<TwoStores> {
  const trade = await openTrade(app);
  await trade.receive([{ productId: trade.goods.No, quantity: 1_000 }]);
  await things(trade, trade.tenant.store, trade.goods.No, 'Wombat');
  await startIdsAt(app, firstOfNeighbour);
  const neighbour = await trade.addStore();
  await app.database.dataSource.query('UPDATE `user` SET name = ? WHERE id = ?', [`${word} foods`, neighbour.id]);
  const secret = await trade.addProduct(secretProduct, 'No');
  await trade.receive([{ productId: secret, quantity: 1_000 }]);
  await ok(trade.manager.put('/api/user-product/user', { userId: trade.tenant.store.id, productIds: offered(trade) }));
  await things(trade, neighbour, secret, word);
  const viewer = await trade.tenant.add('READ_ONLY_STORE', { storeId: neighbour.id });
  return {
    trade,
    client: (role) => app.as(role === 'STORE' ? trade.tenant.store : trade.tenant.viewer),
    neighbour,
    neighbours: { STORE: app.as(neighbour), READ_ONLY_STORE: app.as(viewer) },
    own: { first: 1, labels: ['NOLABEL'] },
    foreign: { first: firstOfNeighbour, labels: ['NOLABEL'] },
    upTo: await newestIds(app),
    betrayals: [word, neighbour.username],
  };
}

const offered = ({ goods }: Trade) => Object.values(goods);

/** An order in each status, invoices, payments and a return, templates and addresses, of one store. */
async function things(trade: Trade, store: TestUser, productId: number, name: string): Promise<void> {
  const { ops, manager, app } = trade;
  const client = app.as(store);
  const orderItems = [{ productId, quantity: 5, notes: name }];
  for (let stepsTaken = 0; stepsTaken < 5; stepsTaken += 1) {
    const { obj } = await ok<{ obj: Order }>(client.post('/api/order', { orderItems }));
    const { orderId } = obj;
    if (stepsTaken === 4) await ok(client.put(`/api/order/cancel?id=${orderId}`));
    if (stepsTaken % 4 === 0) continue;
    await ok(ops.post('/api/order/process', { orderId, orderItemList: orderItems }));
    if (stepsTaken === 1) continue;
    await ok(ops.post('/api/order/outbound', { orderId, inventoryList: [], nonWeightOrderItems: orderItems }));
    if (stepsTaken === 2) continue;
    const { obj: done } = await ok<{ obj: Order }>(manager.put(`/api/order/direct-complete?id=${orderId}`));
    const { obj: invoice } = await ok(ops.post('/api/invoice', { orderId }));
    const payment = { invoiceId: invoice.invoiceId, amount: 1, method: 'CASH', reference: name, note: name };
    await ok(ops.post('/api/invoice/payment', payment));
    const items = [{ orderItemId: done.orderItems[0]?.orderItemId, productId, returnQty: 1, quantity: 1 }];
    await ok(ops.post('/api/return', { orderId, items }));
  }
  await billed(trade, [{ storeId: store.id, invoiceDate: Date.now() - 1_000, quantity: 3, rate: 700, isPaid: true }]);
  const { subWarehouseId } = trade;
  // As many as a walk asks for: an id beyond them would be one of its own making.
  for (let day = 1; day <= 5; day += 1) {
    const template = { name: `${name} ${day}`, subWarehouseId, orderItems: [{ productId, quantity: 2 }] };
    await ok(client.post('/api/order-template', template));
  }
  const address = { name, address1: '1 Pier', address2: '', city: 'Boston', state: 'MA', zipCode: '02110' };
  for (const type of ['BILL', 'SHIP']) await ok(client.put('/api/client/address', { ...address, type }));
}

/** Readable ids of invoices count with the rows. */
async function startIdsAt(app: TestApp, first: number): Promise<void> {
  const tables = await app.database.dataSource.query<{ name: string }[]>(
    `SELECT table_name name FROM information_schema.columns WHERE table_schema = DATABASE() AND extra LIKE '%auto_increment%'`,
  );
  for (const { name } of tables)
    await app.database.dataSource.query(`ALTER TABLE \`${name}\` AUTO_INCREMENT = ${first}`);
  await app.database.dataSource.query('UPDATE number_series SET last = ?', [first - 1]);
}

/** The body of an answer that must be a good one. */
async function ok<B = { obj: Record<string, unknown> }>(asked: Promise<{ status: number; body: unknown }>): Promise<B> {
  const { status, body } = await asked;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as B;
}
