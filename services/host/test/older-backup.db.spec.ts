import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { restore } from '@depot/node-backup';
import { databaseUrl, onServer, testConfig } from '@depot/node-testing';
import { ServiceProcess } from '@depot/service-testing/service-process';
import { afterEach, expect, it, jest } from '@jest/globals';
import { checkConsistency } from '../src/consistency.js';

// Restores a whole database and migrates it.
jest.setTimeout(180_000);

/** Backups of the demo by each release, after some work in it; see docs/operations.md. */
const folder = join(import.meta.dirname, '../../../lab/upgrade/backups');
const backups = readdirSync(folder).map((name) => basename(name, '.sql.gz'));
const name = `depot_test_${randomBytes(6).toString('hex')}`;

afterEach(() => onServer((connection) => connection.query(`DROP DATABASE IF EXISTS \`${name}\``)));

/** Signs in a user of the demo. */
async function signIn(origin: string, username: string) {
  const call = async <T>(path: string, body?: object, headers: Record<string, string> = {}): Promise<T> => {
    const answer = await fetch(`${origin}/api${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...headers, ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }) },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { token } = await call<{ token: string }>('/auth/login', { username, password: 'depot-demo' });
  return <T>(path: string, body?: object) => call<T>(path, body, { authorization: `Bearer ${token}` });
}

it.each(backups)('the backup that %s wrote is restored, its books agree, and people go on', async (backup) => {
  const url = databaseUrl(name);
  let books: string[] | undefined;
  const { counts } = await restore(url, join(folder, `${backup}.sql.gz`), {
    prove: async (copy) => void (books = await checkConsistency(testConfig(copy))),
  });
  expect(books).toEqual([]);
  for (const table of ['orders', 'invoice', 'invoice_payment', 'order_return', 'inventory_unit', 'activity_log'])
    expect([table, counts[table]]).toEqual([table, expect.any(Number)]);
  expect(counts.orders).toBeGreaterThan(30);
  const process = await ServiceProcess.start(url);
  try {
    const store = await signIn(process.origin, 'store@depot.test');
    const { list } = await store<{ list: { productId: number; hasWeight: string }[] }>('/product');
    const productId = list.find(({ hasWeight }) => hasWeight === 'No')?.productId;
    const { obj } = await store<{ obj: { orderId: number } }>('/order', { orderItems: [{ productId, quantity: 1 }] });
    const read = await store<{ obj: { status: string } }>(`/order?orderId=${obj.orderId}`);
    expect(read.obj.status).toBe('PENDING');
  } finally {
    await process.stop();
  }
});
