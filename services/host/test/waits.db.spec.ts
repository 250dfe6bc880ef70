import { type TestApp, testPassword } from '@depot/node-testing';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const orders = 30;
/** Seconds that a statement waits for a lock at most. */
const bounds = 'SELECT @@SESSION.innodb_lock_wait_timeout AS lockWait';

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
    const body = { orderItems: [{ productId: held.goods.No, quantity: 1 }] };
    let answered = 0;
    let roundsBefore = 0;
    const asked = Promise.all(
      Array.from({ length: orders }, async () => {
        const response = await held.store.post('/api/order', body);
        answered += 1;
        return response;
      }),
    );
    while (answered < orders) {
      const [login, list, product, ready] = await Promise.all([
        signInAgain(),
        other.manager.get('/api/order'),
        held.manager.get('/api/product'),
        app.anonymous().get<{ status: string }>('/health/ready'),
      ]);
      expect([login.status, list.status, product.status, ready.status]).toEqual([200, 200, 200, 200]);
      if (answered === 0) roundsBefore += 1;
    }
    // Requests for other rows are answered while all of the orders still wait.
    expect(roundsBefore).toBeGreaterThan(0);
    expect(await app.db.unscoped('a bound of every connection').query(bounds)).toEqual([{ lockWait: 10 }]);
    // The row is still held: the orders gave up by themselves, and did not wait for its holder.
    for (const { status, body: said, headers } of await asked)
      expect([status, said.code, headers['retry-after']]).toEqual([503, 'BUSY', '2']);
  } finally {
    await holder.query('ROLLBACK');
    await holder.release();
  }
  const { status } = await held.store.post('/api/order', { orderItems: [{ productId: held.goods.No, quantity: 1 }] });
  expect(status).toBe(201);
});
