import type { TestApp, TestTenant } from '@depot/node-testing';
import { productApp } from '@depot/service-testing/product-app';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { allOperations } from './walk/operations.js';

const all = await allOperations();
let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await productApp();
  tenant = await app.seedTenant('Wombat');
});
afterAll(() => app.close());

/** Neither a command nor a read may start, since both would have to check their own parameters. */
it.each(all.map((operation) => [operation.id, operation] as const))(
  '%s refuses a parameter that it does not have, by its name',
  async (_id, { method, path, permission }) => {
    const client = permission === 'public' ? app.anonymous() : app.as(tenant.admin);
    const address = `${path.replace(/\{\w+\}/g, '1')}?noSuchParameter=1`;
    const call = { GET: client.get, POST: client.post, PUT: client.put, DELETE: client.delete }[method];
    const { status, body } = await call.call(client, address);
    expect([status, body]).toMatchObject([
      400,
      {
        code: 'VALIDATION',
        details: [{ path: 'noSuchParameter', message: 'There is no parameter "noSuchParameter" here.' }],
      },
    ]);
  },
);

it('a parameter that an operation has is taken, and so is none', async () => {
  const client = app.as(tenant.admin);
  expect((await client.get('/api/order')).status).toBe(200);
  expect((await client.get('/api/invoice?start=0')).status).toBe(200);
  expect((await client.get('/api/invoice?start=0&asOf=1')).status).toBe(400);
});
