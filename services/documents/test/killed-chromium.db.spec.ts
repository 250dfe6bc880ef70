import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type TestApp, testPassword, type TestTenant } from '@depot/node-testing';
import { ServiceProcess } from '@depot/service-testing/service-process';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';

// Starts Chromium again and again.
jest.setTimeout(180_000);

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await wholeProduct();
  tenant = await app.seedTenant();
});
afterAll(() => app.close());

/** Processes that were started with the profile of a browser of this process. */
function browsersOf(pid: number): string[] {
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(`depot-chromium-${pid}-`);
    } catch {
      return false; // it has ended meanwhile
    }
  });
}

it('leaves no Chromium behind when the services are killed', async () => {
  const services = await ServiceProcess.start(app.database.url);
  try {
    const headers = { 'content-type': 'application/json' };
    const login = await fetch(`${services.origin}/api/auth/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ username: tenant.manager.username, password: testPassword }),
    });
    const { token } = (await login.json()) as { token: string };
    const printed = await fetch(`${services.origin}/api/document/qr-code/download`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: JSON.stringify({ qrCodes: [{ qrValue: 'U7K3M9PQ2RSTV4WX', qrText: 'Olives' }] }),
    });
    expect(printed.status).toBe(200);
    expect(browsersOf(services.pid).length).toBeGreaterThan(1);
  } finally {
    await services.kill();
  }
  const from = Date.now();
  while (browsersOf(services.pid).length > 0 && Date.now() - from < 20_000) await wait(50);
  expect(browsersOf(services.pid)).toEqual([]);
  expect(Date.now() - from).toBeLessThan(10_000);
});
