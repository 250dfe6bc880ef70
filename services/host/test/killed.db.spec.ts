import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { testConfig, testPassword, type TestApp } from '@depot/node-testing';
import { checkBooks } from '../src/books.js';
import { openTrade, type Trade } from './trade.js';
import { wholeProduct } from './whole-product.js';

const main = join(import.meta.dirname, '../dist/main.js');
const secret = 'kU3n0x8Zq1vB7mW5tR2yE9pL4sD6fG0h';
const orders = 60;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A process of the services as it runs in production. */
class ServiceProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly origin: string,
  ) {}

  static async start(databaseUrl: string): Promise<ServiceProcess> {
    const port = await freePort();
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      DEPOT_SECRET: secret,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
    };
    const started = new ServiceProcess(spawn(process.execPath, [main], { env, stdio: 'ignore' }), `http://127.0.0.1:${port}`);
    while (!(await started.isReady())) await pause(50);
    return started;
  }

  /** As the kernel does when memory runs out: nothing is said goodbye to. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }

  private isReady(): Promise<boolean> {
    return fetch(`${this.origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}

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
    const answer = await fetch(`${origin}/api/auth/login`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
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
    const tries = keys.map(async (key) => {
      acknowledged.set(key, await place(origin, token, key));
      if (acknowledged.size === 5) await running?.kill();
    });
    const outcomes = await Promise.allSettled(tries);
    expect(acknowledged.size).toBeGreaterThanOrEqual(5);
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);

    running = await ServiceProcess.start(app.database.url);
    const again = running.origin;
    const placed = new Map(await Promise.all(keys.map(async (key) => [key, await place(again, token, key)] as const)));
    for (const [key, orderId] of acknowledged) expect([key, placed.get(key)]).toEqual([key, orderId]);
    expect(new Set(placed.values()).size).toBe(orders);
    expect(await trade.level(trade.goods.No)).toMatchObject({ quantity: 1000, bookedQuantity: 2 * orders });
    await running.kill();
    expect(await checkBooks(testConfig(app.database.url))).toEqual([]);
  });
});
