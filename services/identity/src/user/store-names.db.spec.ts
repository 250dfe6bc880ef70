import { runInContext } from '@depot/node-context';
import type { TestApp, TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { accountsApp } from '../testing/accounts.js';

describe('cached names of stores', () => {
  let app: TestApp;
  let tenant: TestTenant;
  let other: TestTenant;

  beforeAll(async () => {
    ({ app } = await accountsApp());
    tenant = await app.seedTenant('Harbor');
    other = await app.seedTenant('Elsewhere');
  });
  afterAll(() => app.close());

  const namesSeenBy = ({ tenantId }: TestTenant, storeIds: number[]) =>
    runInContext({ tenantId }, async () => [...(await app.identity.storeNames(storeIds)).values()]);

  it('show a new name at once', async () => {
    const { id } = tenant.store;
    const [before] = await namesSeenBy(tenant, [id]);
    expect(before).not.toBe('Noodle Bar');
    expect((await app.as(tenant.manager).put('/api/user', { id, name: 'Noodle Bar' })).status).toBe(200);
    expect(await namesSeenBy(tenant, [id])).toEqual(['Noodle Bar']);
  });

  it('are cached for a moment, and read if unknown', async () => {
    const own = [tenant.store.id, (await tenant.add('STORE')).id];
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    try {
      const [known] = await namesSeenBy(tenant, own.slice(0, 1));
      await app.database.dataSource.query("UPDATE user SET name = CONCAT('Moved ', name) WHERE tenant_id = ?", [
        tenant.tenantId,
      ]);
      expect(await namesSeenBy(tenant, own)).toEqual([known, expect.stringMatching(/^Moved /)]);
      clock.mockReturnValue(Date.now() + 3_001);
      expect(await namesSeenBy(tenant, own)).toEqual([`Moved ${String(known)}`, expect.stringMatching(/^Moved /)]);
    } finally {
      clock.mockRestore();
    }
  });

  it('stay within their tenant, and belong to stores alone', async () => {
    expect(await namesSeenBy(tenant, [tenant.store.id])).toHaveLength(1);
    expect(await namesSeenBy(other, [tenant.store.id])).toEqual([]);
    expect(await namesSeenBy(tenant, [tenant.manager.id, 4_000_000_000])).toEqual([]);
  });
});
