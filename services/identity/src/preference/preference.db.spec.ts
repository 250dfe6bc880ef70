import { type TestApp, testApp, type TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identityMigrations, IdentityModule } from '../identity.module.js';
import { OfferedProductsModule } from '../testing/offered-products.module.js';
import { PreferenceRepository } from './preference.repository.js';

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

  it('starts with defaults and keeps fields that a change leaves out', async () => {
    const client = app.as(tenant.store);
    // the others have one, too, which a change must leave alone
    for (const user of [tenant.ops, tenant.manager]) await app.as(user).put('/api/preference', { language: 'gb' });
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

  it('finds recipients only within the tenant, with their languages', async () => {
    const other = await app.seedTenant('Elsewhere');
    const notices = app.app.get(PreferenceRepository, { strict: false });
    const asked = [tenant.manager.id, tenant.admin.id, other.manager.id];
    await app.as(tenant.admin).put('/api/preference', { language: 'cn', newOrderNotice: true });
    await app.as(other.admin).put('/api/preference', { newOrderNotice: true });
    const inTenant = <T>(work: () => Promise<T>) => app.inTenant(tenant.tenantId, work);
    const found = await inTenant(() => notices.findReaders(asked, false));
    expect(new Map(found.map(({ userId, language }) => [userId, language]))).toEqual(
      new Map([
        [tenant.manager.id, 'gb'],
        [tenant.admin.id, 'cn'],
      ]),
    );
    expect((await inTenant(() => notices.listNewOrderReaders())).map(({ userId }) => userId)).toEqual([
      tenant.admin.id,
    ]);
  });

  it('stores the columns of the inventory for each user', async () => {
    const client = app.as(tenant.manager);
    expect((await client.get('/api/preference/inventory-columns')).body.obj).toEqual({});
    await client.put('/api/preference/inventory-columns', { gtin: false, lastIn: true });
    expect((await client.get('/api/preference/inventory-columns')).body.obj).toEqual({ gtin: false, lastIn: true });
    expect((await app.as(tenant.ops).get('/api/preference/inventory-columns')).body.obj).toEqual({});
  });
});
