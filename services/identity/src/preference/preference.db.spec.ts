import { type TestApp, testApp, type TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identityMigrations, IdentityModule } from '../identity.module.js';
import { OfferedProductsModule } from '../testing/offered-products.module.js';

describe('preference', () => {
  let app: TestApp;
  let tenant: TestTenant;

  beforeAll(async () => {
    app = await testApp({
      modules: [IdentityModule, OfferedProductsModule],
      migrations: [identityMigrations],
      withRealIdentity: true,
    });
    tenant = await app.seedTenant();
  });
  afterAll(() => app.close());

  it('starts with defaults and keeps the parts that a change leaves out', async () => {
    const client = app.as(tenant.store);
    expect((await client.get('/api/preference')).body.obj).toEqual({
      orderProductView: 'LIST',
      newOrderNotice: false,
      language: 'gb',
    });
    await client.put('/api/preference', { newOrderNotice: true });
    const changed = await client.put('/api/preference', { orderProductView: 'CARD', language: 'cn' });
    expect(changed.body).toEqual({
      obj: { orderProductView: 'CARD', newOrderNotice: true, language: 'cn' },
      message: 'User Preference Updated.',
    });
    expect((await app.as(tenant.ops).get('/api/preference')).body.obj).toMatchObject({ orderProductView: 'LIST' });
    expect((await client.put('/api/preference', { orderProductView: 'TILES' })).status).toBe(400);
  });

  it('keeps the columns of the inventory for each user', async () => {
    const client = app.as(tenant.manager);
    expect((await client.get('/api/preference/inventory-columns')).body.obj).toEqual({});
    await client.put('/api/preference/inventory-columns', { gtin: false, lastIn: true });
    expect((await client.get('/api/preference/inventory-columns')).body.obj).toEqual({ gtin: false, lastIn: true });
    expect((await app.as(tenant.ops).get('/api/preference/inventory-columns')).body.obj).toEqual({});
  });
});
