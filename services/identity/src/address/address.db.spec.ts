import { ADDRESS_PORT, type AddressPort } from '@depot/contracts/identity';
import { type TestApp, type TestTenant, untilLockWait } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountsApp, address } from '../testing/accounts.js';

describe('addresses', () => {
  let app: TestApp;
  let tenant: TestTenant;
  const empty = { name: '', address1: '', address2: '', city: '', state: '', zipCode: '' };

  beforeAll(async () => {
    ({ app } = await accountsApp());
    tenant = await app.seedTenant();
  });
  afterAll(() => app.close());

  it('are empty until they are entered, and change one by one', async () => {
    const client = app.as(tenant.store);
    const version = expect.any(String);
    const before = await client.get('/api/client/address');
    expect(before.body.list).toEqual([
      { type: 'BILL', ...empty, version },
      { type: 'SHIP', ...empty, version },
    ]);
    await client.put('/api/client/address', { type: 'SHIP', ...address, address2: 'Unit 3' });
    const { body } = await client.put('/api/client/address', { type: 'SHIP', ...address });
    expect(body).toEqual({ obj: { type: 'SHIP', ...address, address2: '', version }, message: 'Address updated.' });
    expect((await client.get('/api/client/address')).body.list).toEqual([
      { type: 'BILL', ...empty, version },
      { type: 'SHIP', ...address, address2: '', version },
    ]);
    const stale = { type: 'SHIP', ...address, city: 'Lynn', version: before.body.list[1]?.version };
    expect((await client.put('/api/client/address', stale)).body.code).toBe('STALE');
    expect(
      (await client.put('/api/client/address', { ...stale, city: address.city, version: body.obj.version })).status,
    ).toBe(200);
  });

  it('are entered once by concurrent first edits; the other edit is refused', async () => {
    const store = await tenant.add('STORE');
    const client = app.as(store);
    const [{ version } = {}] = (await client.get('/api/client/address')).body.list;
    const holder = app.database.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT id FROM user WHERE id = ? FOR UPDATE', [store.id]);
    const both = Promise.all(
      ['Lynn', 'Salem'].map((city) => client.put('/api/client/address', { type: 'BILL', ...address, city, version })),
    );
    expect(await untilLockWait(app.database.dataSource, both)).toBe(true);
    await holder.commitTransaction();
    await holder.release();
    expect((await both).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('need a name, a street, a city, one of the states and a ZIP code', async () => {
    const { status, body } = await app
      .as(tenant.store)
      .put('/api/client/address', { type: 'BILL', name: ' ', address1: '', city: 'x', state: 'XX' });
    expect(status).toBe(400);
    expect(body.details.map(({ path }) => path).sort()).toEqual(['address1', 'name', 'state', 'zipCode']);
  });

  it.each(['DC', 'PR', 'GU', 'VI', 'AS', 'MP'] as const)('may be in %s', async (state) => {
    const given = { type: 'BILL', ...address, state, zipCode: ' 00901\u200b1234' };
    const { status, body } = await app.as(await tenant.add('STORE')).put('/api/client/address', given);
    expect([status, body.obj]).toEqual([200, expect.objectContaining({ state, zipCode: '00901-1234' })]);
  });

  it('belong to STORE and ADMIN only', async () => {
    expect((await app.as(tenant.admin).get('/api/client/address')).status).toBe(200);
    for (const user of [tenant.manager, tenant.ops, tenant.viewer])
      expect((await app.as(user).get('/api/client/address')).status).toBe(403);
  });

  it('are available for papers, within the tenant', async () => {
    const port = app.app.get<AddressPort>(ADDRESS_PORT, { strict: false });
    const other = await app.seedTenant();
    const ids = [tenant.store.id, other.store.id];
    const found = await app.inTenant(tenant.tenantId, () => port.addresses(ids));
    expect([...found]).toEqual([
      [tenant.store.id, { bill: { type: 'BILL', ...empty }, ship: { type: 'SHIP', ...address, address2: '' } }],
    ]);
  });
});
