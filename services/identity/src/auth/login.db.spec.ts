import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SessionClaims } from '@depot/contracts/session';
import { testApp, testPassword, type TestApp, type TestTenant, type TestUser } from '@depot/node-testing';
import { IdentityModule, identityMigrations } from '../index.js';

interface LoginBody {
  token: string;
  code: string;
  message: string;
}

describe('signing in', () => {
  let app: TestApp;
  let tenant: TestTenant;
  const across = () => app.db.acrossTenants('arranging a test');
  const login = (username: string, password = testPassword, headers = {}) =>
    app.anonymous().post<LoginBody>('/api/auth/login', { username, password }, headers);
  const change = (table: 'user' | 'tenant', id: number, column: string, value: unknown) =>
    across().execute(`UPDATE ${table} SET ${column} = :value WHERE id = :id`, { value, id });
  /** Milliseconds until the user's session is over, asking again and again. */
  const msUntilOver = async (user: TestUser, end: () => Promise<unknown>) => {
    const client = app.as(user);
    expect((await client.get('/api/preference')).status).toBe(200);
    await end();
    const from = Date.now();
    while ((await client.get('/api/preference')).status !== 401) if (Date.now() - from > 10_000) break;
    return Date.now() - from;
  };

  beforeAll(async () => {
    app = await testApp({ modules: [IdentityModule], migrations: [identityMigrations], withRealIdentity: true });
    tenant = await app.seedTenant('Harbor');
  });
  afterAll(() => app.close());
  beforeEach(() => across().execute('DELETE FROM login_attempt'));

  it('answers a token with the agreed claims, whatever the case of the address', async () => {
    const { status, body } = await login(` ${tenant.store.username.toUpperCase()}`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['token']);
    const claims = JSON.parse(Buffer.from(body.token.split('.')[1] ?? '', 'base64url').toString()) as SessionClaims;
    expect(claims).toMatchObject({
      sub: tenant.store.name,
      id: tenant.store.id,
      r: 'STORE',
      wn: 'Harbor',
      tz: 'America/New_York',
      v: 'false',
    });
    expect(claims.exp - claims.iat).toBe(8 * 3600);
  });

  it('refuses a wrong password and an unknown account in the same words', async () => {
    const wrong = await login(tenant.store.username, 'wrong-password');
    const unknown = await login('nobody@nowhere.test', 'wrong-password');
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
    expect((await login(tenant.store.username, 'wrong', { 'accept-language': 'cn' })).body.message).toBe('电子邮箱或密码不正确。');
  });

  it('says why an account is closed only to whoever knows the password', async () => {
    const user = await tenant.add('STORE');
    await change('user', user.id, 'activated', 0);
    expect((await login(user.username)).body.code).toBe('NOT_ACTIVATED');
    await change('user', user.id, 'disabled', 1);
    expect((await login(user.username)).body.code).toBe('FORBIDDEN');
    expect((await login(user.username, 'wrong-password')).body.code).toBe('UNAUTHENTICATED');
    const other = await app.seedTenant('Suspended');
    await change('tenant', other.tenantId, 'suspended', 1);
    expect(await login(other.admin.username)).toMatchObject({ status: 403, body: { code: 'WAREHOUSE_SUSPENDED' } });
  });

  it('refuses even the right password after ten wrong tries, of this account only', async () => {
    const wrong = await Promise.all(Array.from({ length: 14 }, () => login(tenant.ops.username, 'wrong-password')));
    expect(wrong.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);
    const right = await login(tenant.ops.username);
    expect(right).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(890);
    expect((await login(tenant.store.username)).status).toBe(200);
    await across().execute('UPDATE login_attempt SET time = time - :window', { window: 15 * 60_000 });
    expect((await login(tenant.ops.username)).status).toBe(200);
  });

  it('refuses an address that tries many accounts, but not another address', async () => {
    await across().execute('INSERT INTO login_attempt (account, address, time) VALUES :rows', {
      rows: Array.from({ length: 50 }, (_, index) => [`a${index}@x.test`, '127.0.0.1', Date.now()]),
    });
    expect((await login(tenant.store.username)).status).toBe(429);
    expect((await login(tenant.store.username, testPassword, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(200);
  });

  it('ends a session with logout at once, and only that one', async () => {
    const [client, other] = [app.as(tenant.store), app.as(tenant.store)];
    expect((await other.get('/api/preference')).status).toBe(200);
    expect((await client.post('/api/auth/logout')).body.message).toBe('Signed out.');
    expect((await client.get('/api/preference')).status).toBe(401);
    expect((await other.get('/api/preference')).status).toBe(200);
  });

  it('ends sessions within 10 s, whichever process made the change', async () => {
    const [revoked, disabled, promoted] = [await tenant.add('STORE'), await tenant.add('STORE'), await tenant.add('STORE')];
    const other = await app.seedTenant('To be suspended');
    const times = await Promise.all([
      msUntilOver(revoked, () => across().execute('UPDATE session SET revoked_at = 1 WHERE user_id = :id', { id: revoked.id })),
      msUntilOver(disabled, () => change('user', disabled.id, 'disabled', 1)),
      msUntilOver(promoted, () => change('user', promoted.id, 'role', 'WAREHOUSE_OPS')),
      msUntilOver(other.manager, () => change('tenant', other.tenantId, 'suspended', 1)),
    ]);
    for (const time of times) expect(time).toBeLessThan(10_000);
  });

  it('changes the own password, ends every older session and begins a new one', async () => {
    const user = await tenant.add('STORE');
    const [client, other] = [app.as(user), app.as(user)];
    await other.get('/api/preference');
    const asked = { password: 'not mine', newPassword: 'a new password' };
    expect(await client.put('/api/user/password', asked)).toMatchObject({ status: 400, body: { details: [{ path: 'password' }] } });
    const changed = await client.put<LoginBody>('/api/user/password', { ...asked, password: testPassword });
    expect(changed).toMatchObject({ status: 200, body: { message: 'Password changed.' } });
    for (const old of [client, other]) expect((await old.get('/api/preference')).status).toBe(401);
    expect((await app.anonymous().get('/api/preference', { authorization: `Bearer ${changed.body.token}` })).status).toBe(200);
    expect([(await login(user.username)).status, (await login(user.username, asked.newPassword)).status]).toEqual([401, 200]);
  });

  it('follows the tenant into view-only mode, where the own things stay allowed', async () => {
    const other = await app.seedTenant('Overdue');
    await change('tenant', other.tenantId, 'view_only', 1);
    const { body } = await login(other.store.username);
    const store = { authorization: `Bearer ${body.token}` };
    expect((await app.anonymous().put('/api/preference', { orderProductView: 'CARD' }, store)).status).toBe(200);
    expect((await app.anonymous().post('/api/auth/logout', undefined, store)).status).toBe(200);
  });
});
