import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type TestApp, testPassword } from '@depot/node-testing';
import { freePort, ServiceProcess } from '@depot/service-testing/service-process';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Edge, nginx } from './edge.js';

/** `npm test` downloads Debian's package if possible; otherwise the test is skipped. */
const withNginx = nginx === undefined ? test.skip : test;
/** Least number of requests; the restarts repeat until then. */
const fewestRequests = Number(process.env.RESTART_REQUESTS ?? 0);
/** `off` has the proxy send no write twice, as an operator may prefer. */
const writesOnce = process.env.RESTART_NON_IDEMPOTENT === 'off';
/** Three processes drain one after the other, in several rounds for more requests. */
const timeoutMs = fewestRequests > 0 ? 900_000 : 240_000;
/** So long that polls through the proxy meet a process that drains. */
const drainSeconds = '3';

let app: TestApp;
let trade: Trade;
beforeAll(async () => {
  app = await wholeProduct();
  trade = await openTrade(app);
  await trade.receive([{ productId: trade.goods.No, quantity: 100_000 }]);
}, timeoutMs);
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };

/** A user that reads and places orders in sequence until stopped. Counts every unexpected response. */
class Worker {
  readonly failures: string[] = [];
  asked = 0;
  placed = 0;
  private isOver = false;

  constructor(
    private readonly origin: string,
    private readonly token: string,
  ) {}

  async work(): Promise<void> {
    while (!this.isOver) {
      await this.expectStatus(200, '/api/remotes');
      const body = JSON.stringify({ orderItems: [{ productId: trade.goods.No, quantity: 1 }] });
      await this.expectStatus(201, '/api/order', {
        method: 'POST',
        body,
        headers: { ...json, 'idempotency-key': randomUUID() },
      });
      this.placed += 1;
    }
  }

  stop(): void {
    this.isOver = true;
  }

  private async expectStatus(status: number, path: string, request: RequestInit = {}): Promise<void> {
    this.asked += 1;
    const headers = { ...request.headers, authorization: `Bearer ${this.token}` };
    const said = await fetch(`${this.origin}${path}`, { ...request, headers }).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      (error: Error) => error.message,
    );
    if (said !== status) this.failures.push(`${request.method ?? 'GET'} ${path}: ${said}`);
  }
}

/** Milliseconds between two of them. */
const pollMs = 10;

/** Polls the product's readiness through the proxy, like a monitor or a load balancer. */
async function poll(origin: string, isOver: () => boolean): Promise<number> {
  let notReady = 0;
  while (!isOver()) {
    const { status } = await fetch(`${origin}/health/ready`);
    if (status !== 200) notReady += 1;
    await wait(pollMs);
  }
  return notReady;
}

const served = async (url: string) => (await fetch(url)).headers.get('x-upstream');

withNginx(
  'three processes behind nginx are restarted one after the other without a failed request, while readiness is polled',
  async () => {
    const ports = [await freePort(), await freePort(), await freePort()] as const;
    const start = (port: number) =>
      ServiceProcess.start(app.database.url, {
        port,
        DRAIN_SECONDS: drainSeconds,
        ...(port === ports[2] ? { MODULES: 'orders' } : {}),
      });
    const running = await Promise.all(ports.map(start));
    const edge = await Edge.start({ ports, writesOnce });
    let isOver = false;
    let polls: Promise<number>[] = [];
    const workers: Worker[] = [];
    try {
      expect(await served(`${edge.origin}/api/order/pending-count`)).toBe(`127.0.0.1:${ports[2]}`);
      const page = await fetch(`${edge.origin}/api/remotes`);
      const direct = await fetch(`${running[0]?.origin}/api/remotes`);
      for (const name of ['content-security-policy', 'x-content-type-options', 'cache-control'])
        expect([name, page.headers.get(name)]).toEqual([name, direct.headers.get(name)]);

      const body = JSON.stringify({ username: trade.tenant.store.username, password: testPassword });
      const login = await fetch(`${edge.origin}/api/auth/login`, { method: 'POST', body, headers: json });
      const { token } = (await login.json()) as { token: string };
      const { bookedQuantity: booked } = await trade.level(trade.goods.No);
      workers.push(...Array.from({ length: 2 }, () => new Worker(edge.origin, token)));
      const work = workers.map((worker) => worker.work());
      polls = [1, 2].map(() => poll(edge.origin, () => isOver));
      const asked = () => workers.reduce((sum, worker) => sum + worker.asked, 0);
      do {
        for (const [place, port] of ports.entries()) {
          await running[place]?.stop();
          running[place] = await start(port);
        }
      } while (asked() < fewestRequests);
      workers.forEach((worker) => worker.stop());
      isOver = true;
      await Promise.all(work);
      console.info(`${asked()} requests while processes were restarted`);
      expect(workers.flatMap(({ failures }) => failures)).toEqual([]);
      // A draining process is visible here; otherwise no request met one.
      expect((await Promise.all(polls)).some((notReady) => notReady > 0)).toBe(true);
      const placed = workers.reduce((sum, worker) => sum + worker.placed, 0);
      expect(placed).toBeGreaterThan(20);
      const { bookedQuantity } = await trade.level(trade.goods.No);
      expect(bookedQuantity - booked).toBe(placed); // each once
    } finally {
      // Stops the requests, also after a failure.
      isOver = true;
      workers.forEach((worker) => worker.stop());
      await Promise.allSettled(polls);
      await edge.stop();
      await Promise.all(running.map((each) => each.stop()));
    }
  },
  timeoutMs,
);
