import { type TestApp, testPassword } from '@depot/node-testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTrade, type Trade, tradeApp } from './trade.js';

const orders = 30;

let app: TestApp;
let held: Trade;
let other: Trade;
beforeAll(async () => {
  app = await tradeApp();
  held = await openTrade(app);
  other = await openTrade(app);
  await held.receive([{ productId: held.goods.No, quantity: 1000 }]);
});
afterAll(() => app.close());

const signInAgain = () =>
  app.anonymous().post('/api/auth/login', { username: other.tenant.manager.username, password: testPassword });

test('while orders of one tenant wait for a row, all others go on, and the orders are told that it is busy', async () => {
  const holder = app.database.dataSource.createQueryRunner();
  await holder.connect();
  try {
    await holder.query('START TRANSACTION');
    await holder.query('SELECT * FROM product_stock WHERE product_id = ? FOR UPDATE', [held.goods.No]);
    const begun = Date.now();
    const body = { orderItems: [{ productId: held.goods.No, quantity: 1 }] };
    let answered = 0;
    const asked = Promise.all(
      Array.from({ length: orders }, async () => {
        const response = await held.store.post('/api/order', body);
        answered += 1;
        return response;
      }),
    );
    while (answered < orders) {
      const since = Date.now();
      const [login, list, product, ready] = await Promise.all([
        signInAgain(),
        other.manager.get('/api/order'),
        held.manager.get('/api/product'),
        app.anonymous().get<{ status: string }>('/health/ready'),
      ]);
      expect([login.status, list.status, product.status, ready.status]).toEqual([200, 200, 200, 200]);
      expect(Date.now() - since).toBeLessThan(4_000);
    }
    for (const { status, body: said, headers } of await asked)
      expect([status, said.code, headers['retry-after']]).toEqual([503, 'BUSY', '2']);
    // Five seconds for a connection, ten for the lock, and what a busy machine needs.
    expect(Date.now() - begun).toBeLessThan(20_000);
  } finally {
    await holder.query('ROLLBACK');
    await holder.release();
  }
  const { status } = await held.store.post('/api/order', { orderItems: [{ productId: held.goods.No, quantity: 1 }] });
  expect(status).toBe(201);
});
