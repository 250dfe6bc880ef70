import { eventually, type TestApp, testPassword } from '@depot/node-testing';
import { operationsToken, ServiceProcess } from '@depot/service-testing/service-process';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';

/** Leaves a rejected promise alone on SIGUSR2, as a defect would. */
const failing = `process.on('SIGUSR2', () => {
  Promise.reject(new Error('left alone', { cause: new Error('what came before') }));
})`;

let app: TestApp;
let trade: Trade;
let running: ServiceProcess | undefined;
beforeAll(async () => {
  app = await wholeProduct();
  trade = await openTrade(app);
});
afterEach(() => running?.kill());
afterAll(() => app.close());

async function signIn(origin: string): Promise<{ authorization: string }> {
  const body = JSON.stringify({ username: trade.tenant.manager.username, password: testPassword });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/api/auth/login`, { method: 'POST', body, headers });
  return { authorization: `Bearer ${((await response.json()) as { token: string }).token}` };
}

test('a failure that nobody handled is logged with its cause and counted; the process answers what it was asked and ends with 1', async () => {
  running = await ServiceProcess.start(app.database.url, { preload: failing, LOG_LEVEL: 'error', DRAIN_SECONDS: '1' });
  const { origin } = running;
  const headers = { ...(await signIn(origin)), 'content-type': 'application/json' };
  const locked = app.database.dataSource.createQueryRunner();
  await locked.connect();
  try {
    await locked.query('START TRANSACTION');
    await locked.query('SELECT * FROM tenant FOR UPDATE');
    await locked.query('SELECT * FROM sub_warehouse FOR UPDATE');
    const body = JSON.stringify({ name: 'Freezer' });
    const asked = fetch(`${origin}/api/warehouse`, { method: 'POST', headers, body });
    running.signal('SIGUSR2');
    await eventually(
      () => fetch(`${origin}/health/ready`),
      ({ ok }) => !ok,
    );
    const operations = { authorization: `Bearer ${operationsToken}` };
    const figures = await (await fetch(`${origin}/metrics`, { headers: operations })).text();
    expect(figures).toContain('process_unhandled_failures_total{kind="rejection"} 1');
    await locked.query('ROLLBACK');
    expect((await asked).status).toBe(201);
  } finally {
    await locked.release();
  }
  expect(await running.exitCode()).toBe(1);
  const line = running.log.split('\n').find((text) => text.includes('Unhandled rejection'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    level: 60,
    err: {
      message: 'Unhandled rejection: left alone: what came before',
      stack: expect.stringContaining('caused by: Error: what came before') as unknown,
    },
  });
});
