import { randomUUID } from 'node:crypto';
import { type TestApp, testConfig, testPassword } from '@depot/node-testing';
import { ServiceProcess } from '@depot/service-testing/service-process';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { checkConsistency } from '../src/consistency.js';

// Starts the product and kills its process again and again.
jest.setTimeout(180_000);

const orders = 60;

describe('a process that is killed in the middle of its work', () => {
  let app: TestApp;
  let trade: Trade;
  let running: ServiceProcess | undefined;

  beforeAll(async () => {
    app = await wholeProduct();
    trade = await openTrade(app);
    await trade.receive([{ productId: trade.goods.No, quantity: 1000 }]);
  });
  afterEach(() => running?.kill());
  afterAll(() => app.close());

  const signIn = async (origin: string) => {
    const body = JSON.stringify({ username: trade.tenant.store.username, password: testPassword });
    const answer = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    return ((await answer.json()) as { token: string }).token;
  };
  const place = async (origin: string, token: string, key: `${string}-${string}`): Promise<number> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key };
    const body = JSON.stringify({ orderItems: [{ productId: trade.goods.No, quantity: 2 }] });
    const answer = await fetch(`${origin}/api/order`, { method: 'POST', headers, body });
    if (answer.status !== 201) throw new Error(String(answer.status));
    return ((await answer.json()) as { obj: { orderId: number } }).obj.orderId;
  };

  it('loses nothing that it acknowledged and leaves nothing half done; the same keys have one effect', async () => {
    running = await ServiceProcess.start(app.database.url);
    const { origin } = running;
    const token = await signIn(origin);
    const keys = Array.from({ length: orders }, () => randomUUID());
    const acknowledged = new Map<(typeof keys)[number], number>();
    const attempts = keys.map(async (key) => {
      acknowledged.set(key, await place(origin, token, key));
      if (acknowledged.size === 5) await running?.kill();
    });
    const outcomes = await Promise.allSettled(attempts);
    expect(acknowledged.size).toBeGreaterThanOrEqual(5);
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);

    running = await ServiceProcess.start(app.database.url);
    const again = running.origin;
    const placed = new Map(await Promise.all(keys.map(async (key) => [key, await place(again, token, key)] as const)));
    for (const [key, orderId] of acknowledged) expect([key, placed.get(key)]).toEqual([key, orderId]);
    expect(new Set(placed.values()).size).toBe(orders);
    expect(await trade.level(trade.goods.No)).toMatchObject({ quantity: 1000, bookedQuantity: 2 * orders });
    await running.kill();
    expect(await checkConsistency(testConfig(app.database.url))).toEqual([]);
  });
});
