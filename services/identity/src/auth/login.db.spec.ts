import { isIP } from 'node:net';
import type { SessionClaims } from '@depot/contracts/session';
import { type TestApp, testApp, testPassword, type TestTenant, type TestUser } from '@depot/node-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { identityMigrations, IdentityModule } from '../identity.module.js';
import { OfferedProductsModule } from '../testing/offered-products.module.js';
import { LoginThrottle } from '../throttle/login-throttle.js';

interface LoginBody {
  token: string;
  code: string;
  message: string;
}

describe('signing in', () => {
  let app: TestApp;
  let tenant: TestTenant;
  const across = () => app.db.unscoped('arranging a test');
  const login = (username: string, password = testPassword, headers = {}) =>
    app.anonymous().post<LoginBody>('/api/auth/login', { username, password }, headers);
  const change = (table: 'user' | 'tenant', id: number, column: string, value: unknown) =>
    across().execute(`UPDATE ${table} SET ${column} = :value WHERE id = :id`, { value, id });
  /** The cookie by which a browser is known from now on. */
  const deviceOf = ({ headers }: Awaited<ReturnType<typeof login>>) =>
    /depot-device=[^;]+/.exec(headers['set-cookie'] ?? '')?.[0] ?? '';
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
    app = await testApp({
      modules: [IdentityModule, OfferedProductsModule],
      migrations: [identityMigrations],
      withRealIdentity: true,
    });
    tenant = await app.seedTenant('Harbor');
  });
  afterAll(() => app.close());
  beforeEach(() => across().execute('DELETE FROM login_throttle'));

  it('returns a token with the specified claims, independent of the case of the address', async () => {
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

  it('refuses a wrong password and an unknown account with the same message', async () => {
    const wrong = await login(tenant.store.username, 'wrong-password');
    const unknown = await login('nobody@nowhere.test', 'wrong-password');
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
    expect((await login(tenant.store.username, 'wrong', { 'accept-language': 'cn' })).body.message).toBe(
      '邮箱或密码不正确。',
    );
  });

  it('reveals why an account is closed only with the right password', async () => {
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

  it('refuses even the right password of this account after ten wrong attempts', async () => {
    const wrong = await Promise.all(Array.from({ length: 14 }, () => login(tenant.ops.username, 'wrong-password')));
    expect(wrong.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(10).fill(401),
      ...Array<number>(4).fill(429),
    ]);
    const right = await login(tenant.ops.username);
    expect(right).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(890);
    expect((await login(tenant.store.username)).status).toBe(200);
    await across().execute('UPDATE login_throttle SET started_at = started_at - :window', { window: 15 * 60_000 });
    expect((await login(tenant.ops.username)).status).toBe(200);
  });

  it('refuses an address that tries many accounts, but not another address', async () => {
    expect((await login('somebody@x.test')).status).toBe(401);
    await across().execute(`UPDATE login_throttle SET wrong = 50 WHERE kind = 'ADDRESS'`);
    expect((await login(tenant.store.username)).status).toBe(429);
    expect((await login(tenant.store.username, testPassword, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(200);
  });

  it('deletes expired attempts only', async () => {
    await login('old@x.test', 'wrong-password');
    const aged = 'UPDATE login_throttle SET started_at = started_at - :ms, last_at = last_at - :ms';
    await across().execute(aged, { ms: 3_600_001 });
    await login('new@x.test', 'wrong-password', { 'x-forwarded-for': '203.0.113.9' });
    const count = async () => (await across().query('SELECT kind FROM login_throttle')).length;
    const before = await count();
    await app.app.get(LoginThrottle, { strict: false }).removeOld();
    const fresh = await across().query(`SELECT kind FROM login_throttle WHERE last_at > :then`, {
      then: Date.now() - 60_000,
    });
    expect(fresh.length).toBeGreaterThan(0);
    expect([await count(), before > fresh.length]).toEqual([fresh.length, true]);
  });

  const from = (address: string, more = {}) => ({ 'x-forwarded-for': address, ...more });

  it('does not count an attempt whose check failed', async () => {
    const throttle = app.app.get(LoginThrottle, { strict: false });
    const pair = [{ kind: 'PAIR' as const, subject: 'ab'.repeat(32) }];
    const failing = () => throttle.runAttempt(pair, () => Promise.reject(new Error('the database is away')));
    for (let attempts = 0; attempts < 12; attempts += 1) await expect(failing()).rejects.toThrow('away');
    expect(await throttle.runAttempt(pair, () => Promise.resolve(true))).toBe(true);
  });

  it('counts the addresses of one IPv6 customer as one', async () => {
    const guess = (at: number) => login(tenant.ops.username, 'wrong-password', from(`2001:db8:1:2:${at}::${at}`));
    const statuses = [];
    for (let at = 1; at <= 14; at += 1) statuses.push((await guess(at)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);
    expect((await login(tenant.ops.username, testPassword, from('2001:db8:1:3::1'))).status).toBe(200);
  });

  it('slows an account down for all addresses, but not in a browser of its user', async () => {
    const user = await tenant.add('STORE');
    const signedIn = await login(user.username, testPassword, from('198.51.100.1'));
    const cookie = deviceOf(signedIn);
    expect(signedIn.headers['set-cookie']).toMatch(/depot-device=[^;]+;[^,]*HttpOnly; SameSite=Strict/);
    const guess = (first: number) =>
      Promise.all(
        Array.from({ length: 20 }, (_, at) => login(user.username, 'wrong-password', from(`203.0.113.${first + at}`))),
      );
    const clock = (ms: number) =>
      across().execute(`UPDATE login_throttle SET last_at = last_at - :ms WHERE kind = 'ACCOUNT'`, { ms });
    expect((await guess(1)).map(({ status }) => status)).toEqual(Array(20).fill(401));
    await clock(-60_000); // however long this test takes
    const slowed = await guess(101);
    expect(slowed.map(({ status }) => status)).toEqual(Array(20).fill(429));
    for (const { headers } of slowed) expect(Number(headers['retry-after'])).toBeLessThanOrEqual(61);

    expect((await login(user.username, testPassword, from('192.0.2.1', { cookie }))).status).toBe(200);
    const other = await login((await tenant.add('STORE')).username, testPassword, from('192.0.2.2'));
    const othersCookie = deviceOf(other);
    const attempts = [{}, { cookie: othersCookie }, { cookie: 'depot-device=forged' }].map((headers) =>
      login(user.username, testPassword, from('192.0.2.3', headers)),
    );
    // Nobody waits for longer than the pause: then one more may try, and the owner is let in.
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([429, 429, 429]);
    await clock(61_000);
    expect((await login(user.username, testPassword, from('192.0.2.3'))).status).toBe(200);
  });

  it.each([
    ['from everywhere', false, 20],
    // ten of its own, before it is like any other
    ['in a known browser', true, 30],
  ])('takes every writing of an address for the account that it finds, %s', async (_where, isKnown, limit) => {
    const user = await tenant.add('STORE');
    const headers = isKnown ? { cookie: deviceOf(await login(user.username)) } : {};
    // The database compares letters, and no marks on them.
    const written = (at: number) => user.username.replace(/^./, `$&${'\u0301'.repeat(at)}`);
    for (const at of [0, 1, 2]) expect((await login(written(at))).status).toBe(200);
    const statuses: number[] = [];
    for (let at = 0; at < limit + 5; at += 1) {
      const from = { 'x-forwarded-for': `203.0.${at}.9`, ...headers };
      statuses.push((await login(written(at), 'wrong-password', from)).status);
    }
    expect(statuses).toEqual([...Array<number>(limit).fill(401), ...Array<number>(5).fill(429)]);
  });

  it('limits a known browser as much as any other', async () => {
    const user = await tenant.add('STORE');
    const signedIn = await login(user.username);
    const cookie = deviceOf(signedIn);
    const guesses = await Promise.all(
      Array.from({ length: 14 }, () => login(user.username, 'wrong-password', from('203.0.113.9', { cookie }))),
    );
    expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(20);
    for (let at = 0; at < 10; at += 1) await login(user.username, 'wrong-password', from('203.0.113.9', { cookie }));
    expect((await login(user.username, testPassword, from('203.0.113.9', { cookie }))).status).toBe(429);
    // Its own attempts are used up; elsewhere its owner has those that anybody has.
    expect((await login(user.username, testPassword, from('203.0.113.10', { cookie }))).status).toBe(200);
  });

  it('signs in with any headers, and stores only the address and a bounded user agent', async () => {
    const hostile = ['1'.repeat(5000), 'unknown', "203.0.113.7'; --", '2001:db8::1%eth0, x', ' , , ', 'ü'];
    for (const address of hostile) {
      const headers = from(address, { 'user-agent': 'ü'.repeat(2000), 'x-correlation-id': 'x'.repeat(5000) });
      expect((await login(tenant.manager.username, testPassword, headers)).status).toBe(200);
    }
    const rows = await across().query<{ address: string; agent: string }>(
      'SELECT address, user_agent agent FROM session WHERE user_id = :id ORDER BY created_at DESC LIMIT 6',
      { id: tenant.manager.id },
    );
    for (const { address, agent } of rows) {
      expect(isIP(address)).toBeGreaterThan(0);
      expect(agent).toHaveLength(300);
    }
    const key = { 'idempotency-key': 'ü'.repeat(200) };
    const rejected = await app.as(tenant.manager).post('/api/user', { name: 'N', role: 'STORE' }, key);
    expect(rejected).toMatchObject({ status: 400, body: { details: [{ path: 'Idempotency-Key' }] } });
  });

  it('ends a session with logout at once, and only that one', async () => {
    const [client, other] = [app.as(tenant.store), app.as(tenant.store)];
    expect((await other.get('/api/preference')).status).toBe(200);
    expect((await client.post('/api/auth/logout')).body.message).toBe('Signed out.');
    expect((await client.get('/api/preference')).status).toBe(401);
    expect((await other.get('/api/preference')).status).toBe(200);
  });

  it('ends sessions within 10 s, whichever process made the change', async () => {
    const [revoked, disabled, promoted] = [
      await tenant.add('STORE'),
      await tenant.add('STORE'),
      await tenant.add('STORE'),
    ];
    const other = await app.seedTenant('To be suspended');
    const times = await Promise.all([
      msUntilOver(revoked, () =>
        across().execute('UPDATE session SET revoked_at = 1 WHERE user_id = :id', { id: revoked.id }),
      ),
      msUntilOver(disabled, () => change('user', disabled.id, 'disabled', 1)),
      msUntilOver(promoted, () => change('user', promoted.id, 'role', 'WAREHOUSE_OPS')),
      msUntilOver(other.manager, () => change('tenant', other.tenantId, 'suspended', 1)),
    ]);
    for (const time of times) expect(time).toBeLessThan(10_000);
  });

  it("changes the caller's password, ends every older session and begins a new one", async () => {
    const user = await tenant.add('STORE');
    const [client, other] = [app.as(user), app.as(user)];
    await other.get('/api/preference');
    const asked = { password: 'not mine', newPassword: 'a new password' };
    expect(await client.put('/api/user/password', asked)).toMatchObject({
      status: 400,
      body: { details: [{ path: 'password' }] },
    });
    const changed = await client.put<LoginBody>('/api/user/password', { ...asked, password: testPassword });
    expect(changed).toMatchObject({ status: 200, body: { message: 'Password changed.' } });
    for (const old of [client, other]) expect((await old.get('/api/preference')).status).toBe(401);
    expect(
      (await app.anonymous().get('/api/preference', { authorization: `Bearer ${changed.body.token}` })).status,
    ).toBe(200);
    expect([(await login(user.username)).status, (await login(user.username, asked.newPassword)).status]).toEqual([
      401, 200,
    ]);
  });

  it("changes the caller's password once, also with concurrent requests", async () => {
    const user = await tenant.add('WAREHOUSE_OPS');
    const clients = ['one', 'two', 'three'].map((name) => ({ client: app.as(user), name }));
    const answers = await Promise.all(
      clients.map(({ client, name }) =>
        client.put('/api/user/password', { password: testPassword, newPassword: `the-new-${name}-password` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('follows the tenant into view-only mode, in which own settings stay allowed', async () => {
    const other = await app.seedTenant('Overdue');
    await change('tenant', other.tenantId, 'view_only', 1);
    const { body } = await login(other.store.username);
    const store = { authorization: `Bearer ${body.token}` };
    expect((await app.anonymous().put('/api/preference', { orderProductView: 'CARD' }, store)).status).toBe(200);
    expect((await app.anonymous().post('/api/auth/logout', undefined, store)).status).toBe(200);
  });
});
