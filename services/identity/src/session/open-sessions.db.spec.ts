import type { OpenSession } from '@depot/contracts/identity';
import { type TestApp, testApp, type TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identityMigrations, IdentityModule } from '../identity.module.js';
import { OfferedProductsModule } from '../testing/offered-products.module.js';

describe('sessions of a user', () => {
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

  const list = async (client: ReturnType<TestApp['as']>, path: string) =>
    (await client.get<{ list: OpenSession[] }>(path)).body.list;

  it("lists the caller's sessions, and ends the others", async () => {
    const [desk, phone] = [app.as(tenant.store), app.as(tenant.store)];
    await Promise.all([desk, phone].map((client) => client.get('/api/preference')));
    const own = await list(desk, '/api/session/own');
    expect(own).toMatchObject([{ address: '127.0.0.1' }, { address: '127.0.0.1' }]);
    expect(own.filter(({ current }) => current)).toHaveLength(1);
    expect((await desk.send('DELETE', '/api/session/own')).body).toMatchObject({ obj: { count: 1 } });
    expect((await phone.get('/api/preference')).status).toBe(401);
    expect(await list(desk, '/api/session/own')).toMatchObject([{ current: true }]);
  });

  it('lets the admin group end sessions of users, but only ADMIN those of an ADMIN', async () => {
    const ops = app.as(tenant.ops);
    await ops.get('/api/preference');
    const manager = app.as(tenant.manager);
    const [session] = await list(manager, `/api/session?userId=${tenant.ops.id}`);
    expect(session).toMatchObject({ current: false });
    expect(
      (await manager.send('DELETE', `/api/session?userId=${tenant.ops.id}&sessionId=${session?.sessionId}`)).status,
    ).toBe(200);
    expect((await ops.get('/api/preference')).status).toBe(401);
    expect((await manager.send('DELETE', `/api/session?userId=${tenant.admin.id}`)).body).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect((await app.as(tenant.store).get(`/api/session?userId=${tenant.ops.id}`)).status).toBe(403);
  });

  it("shows the addresses of an ADMIN's sessions to ADMIN only", async () => {
    await app.as(tenant.admin).get('/api/preference');
    const path = `/api/session?userId=${tenant.admin.id}`;
    const [seen] = await list(app.as(tenant.manager), path);
    expect(seen).toMatchObject({ sessionId: expect.any(String), address: '', userAgent: '' });
    expect(await list(app.as(tenant.admin), path)).toMatchObject([{ address: '127.0.0.1' }, { address: '127.0.0.1' }]);
  });

  it('shows no session of an earlier role or password', async () => {
    const manager = app.as(tenant.manager);
    for (const change of ["role = 'WAREHOUSE_ADMIN'", 'password_version = password_version + 1']) {
      const user = await tenant.add('WAREHOUSE_OPS');
      await app.as(user).get('/api/preference');
      expect(await list(manager, `/api/session?userId=${user.id}`)).toHaveLength(1);
      await app.db
        .unscoped('a test changes a user')
        .execute(`UPDATE user SET ${change} WHERE id = :id`, { id: user.id });
      expect(await list(manager, `/api/session?userId=${user.id}`)).toEqual([]);
    }
  });

  it('does not find users of other tenants', async () => {
    const other = await app.seedTenant();
    expect((await app.as(other.admin).send('DELETE', `/api/session?userId=${tenant.ops.id}`)).status).toBe(404);
    expect(await list(app.as(other.admin), `/api/session?userId=${tenant.store.id}`)).toEqual([]);
  });

  it('is in the activity log, with the name of the user', async () => {
    await app.as(tenant.ops).get('/api/preference');
    const rows = await app.db
      .unscoped('a test reads the log')
      .query(
        'SELECT user_id, text_gb FROM activity_log WHERE tenant_id = :id AND user_id = :user ORDER BY id DESC LIMIT 1',
        {
          id: tenant.tenantId,
          user: tenant.ops.id,
        },
      );
    expect(rows).toEqual([{ user_id: tenant.ops.id, text_gb: 'Signed in from 127.0.0.1' }]);
  });
});
