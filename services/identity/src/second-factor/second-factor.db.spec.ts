import { createHash } from 'node:crypto';
import { Encryption } from '@depot/node-config';
import { type TestApp, testApp, testPassword, type TestTenant, type TestUser } from '@depot/node-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TOTP } from 'otpauth';
import { identityMigrations, IdentityModule } from '../identity.module.js';
import { OfferedProductsModule } from '../testing/offered-products.module.js';
import { FactorKeys } from './factor-keys.js';
import { SecondFactorRepository } from './second-factor.repository.js';

interface Answer {
  code: string;
  message: string;
  token: string;
  obj: { secret: string; setupUrl: string; recoveryCodes: string[]; enabled: boolean; codesLeft: number };
}

const own = { password: testPassword };
/** What encrypted with another secret than the one of today. */
const foreign = new Encryption({ DEPOT_SECRET: 'another secret', PREVIOUS_SECRETS: [] }, 'second factor');

describe('the second factor', () => {
  let app: TestApp;
  let tenant: TestTenant;
  const across = () => app.db.unscoped('arranging a test');
  const login = (user: TestUser, code?: string, password = testPassword) =>
    app.anonymous().post<Answer>('/api/auth/login', { username: user.username, password, code });
  /** The code of the step that is so many steps from now. */
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

  async function withSecondFactor(role: 'ADMIN' | 'WAREHOUSE_OPS' = 'WAREHOUSE_OPS') {
    const user = await tenant.add(role);
    const client = app.as(user);
    const { secret } = (await client.put<Answer>('/api/second-factor/own', own)).body.obj;
    const used = codeOf(secret);
    const on = await client.put<Answer>('/api/second-factor/own/confirm', { code: used });
    expect(on.status).toBe(200);
    return { user, client, secret, used, codes: on.body.obj.recoveryCodes };
  }

  beforeAll(async () => {
    app = await testApp({
      modules: [IdentityModule, OfferedProductsModule],
      migrations: [identityMigrations],
      withRealIdentity: true,
    });
    tenant = await app.seedTenant();
  });
  afterAll(() => app.close());
  beforeEach(() => across().execute('DELETE FROM login_throttle'));

  it('is requested only after the right password, and each code works once', async () => {
    const { user, secret, used } = await withSecondFactor();
    const next = codeOf(secret, 1);
    expect(await login(user)).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR' } });
    expect(await login(user, next, 'wrong-one')).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    // The code that confirmed the setup is used up as well.
    expect((await login(user, used)).body.code).toBe('SECOND_FACTOR');
    expect((await login(user, next)).status).toBe(200);
    expect((await login(user, next)).body.code).toBe('SECOND_FACTOR');
  });

  it('accepts one of parallel sign-ins with the same code', async () => {
    const { user, secret } = await withSecondFactor();
    const code = codeOf(secret, 1);
    const response = await Promise.all([1, 2, 3, 4].map(() => login(user, code)));
    expect(response.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  it('refuses a code if its key is replaced during the check', async () => {
    const { user, secret } = await withSecondFactor();
    const factors = app.app.get(SecondFactorRepository);
    const read = factors.findSecret.bind(factors);
    jest.spyOn(factors, 'findSecret').mockImplementationOnce(async (owner) => {
      const replaced = await read(owner);
      await across().execute(`UPDATE second_factor SET secret = 'new', last_step = 0 WHERE user_id = ${owner.id}`);
      return replaced;
    });
    expect((await login(user, codeOf(secret, 1))).body.code).toBe('SECOND_FACTOR');
  });

  it('refuses codes that are more than one step away', async () => {
    const { user, secret } = await withSecondFactor();
    expect((await login(user, codeOf(secret, 3))).body.code).toBe('SECOND_FACTOR');
    expect((await login(user, codeOf(secret, -3))).body.code).toBe('SECOND_FACTOR');
  });

  it('accepts each of ten recovery codes once, in any spelling, and stores only hashes', async () => {
    const { user, client, codes } = await withSecondFactor();
    expect(new Set(codes).size).toBe(10);
    const typed = ` ${codes[3]?.toUpperCase().replaceAll('-', ' ')} `;
    expect((await login(user, typed)).status).toBe(200);
    expect((await login(user, codes[3])).body.code).toBe('SECOND_FACTOR');
    expect((await client.get<Answer>('/api/second-factor/own')).body.obj).toEqual({ enabled: true, codesLeft: 9 });
    const kept = await across().query('SELECT code_hash FROM recovery_code WHERE user_id = :id', { id: user.id });
    expect(JSON.stringify(kept)).not.toContain(codes[4]?.slice(0, 4));
  });

  it('stores recovery codes with a slow salted hash, and accepts those with the earlier fast hash', async () => {
    const [one, other] = [await withSecondFactor(), await withSecondFactor()];
    const hashesOf = async ({ user }: typeof one) =>
      (
        await across().query<{ hash: string }>('SELECT code_hash hash FROM recovery_code WHERE user_id = :id', {
          id: user.id,
        })
      ).map(({ hash }) => hash);
    const fast = (code = '') =>
      createHash('sha256')
        .update(`${one.user.id}:${code.replaceAll('-', '')}`)
        .digest('hex');
    const hashes = await hashesOf(one);
    for (const code of one.codes) expect(hashes).not.toContain(fast(code));
    const salts = new Set([...hashes, ...(await hashesOf(other))].map((hash) => hash.slice(0, 16)));
    expect(salts.size).toBe(2);
    await across().execute('INSERT INTO recovery_code (tenant_id, user_id, code_hash) VALUES (:tenantId, :id, :hash)', {
      tenantId: tenant.tenantId,
      id: one.user.id,
      hash: fast('k3vm-7xqa-p2wd'),
    });
    expect((await login(one.user, 'k3vm-7xqa-p2wd')).status).toBe(200);
    expect((await login(one.user, one.codes[0])).status).toBe(200);
  });

  it('accepts codes in full-width characters', async () => {
    const { user, secret, codes } = await withSecondFactor();
    const wide = (code: string) =>
      code.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
    const app = codeOf(secret, 1);
    expect((await login(user, wide(`${app.slice(0, 3)}-${app.slice(3)}`))).status).toBe(200);
    expect((await login(user, wide(codes[0] ?? ''))).status).toBe(200);
  });

  it('refuses codes of other users, without using them up', async () => {
    const [one, other] = [await withSecondFactor(), await withSecondFactor()];
    expect((await login(one.user, other.codes[0])).body.code).toBe('SECOND_FACTOR');
    expect((await login(one.user, codeOf(other.secret, 1))).body.code).toBe('SECOND_FACTOR');
    expect((await login(other.user, other.codes[0])).status).toBe(200);
    expect((await login(other.user, codeOf(other.secret, 1))).status).toBe(200);
    expect((await login(one.user, codeOf(one.secret, 1))).status).toBe(200);
  });

  it('refuses even the right code after ten wrong ones, from any address', async () => {
    const { user, secret } = await withSecondFactor();
    const wrong = (at: number) =>
      app
        .anonymous()
        .post<Answer>(
          '/api/auth/login',
          { username: user.username, password: testPassword, code: 'nonsense' },
          { 'x-forwarded-for': `203.0.113.${at}` },
        );
    for (let at = 1; at <= 10; at += 1) expect((await wrong(at)).status).toBe(401);
    expect((await wrong(11)).status).toBe(429);
    expect((await login(user, codeOf(secret, 1))).status).toBe(429);
  });

  it('is off until a code has confirmed it, and cannot be set up again afterwards', async () => {
    const user = await tenant.add('WAREHOUSE_OPS');
    const client = app.as(user);
    expect((await client.put('/api/second-factor/own/confirm', { code: '123456' })).status).toBe(409);
    const { obj } = (await client.put<Answer>('/api/second-factor/own', own)).body;
    expect(obj.setupUrl).toMatch(/^otpauth:\/\/totp\/Depot:/);
    expect(await client.put('/api/second-factor/own/confirm', { code: 'abc' })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'code' }] },
    });
    expect((await login(user)).status).toBe(200);
    expect((await client.put('/api/second-factor/own/confirm', { code: codeOf(obj.secret) })).status).toBe(200);
    expect((await client.put('/api/second-factor/own', own)).status).toBe(409);
  });

  it('is turned on and off with the password, or off by the admin group; that of an ADMIN by ADMIN only', async () => {
    const mine = await withSecondFactor();
    expect((await mine.client.put('/api/second-factor/own', { password: 'wrong' })).status).toBe(400);
    expect((await app.as(tenant.ops).put('/api/second-factor/own')).status).toBe(400);
    expect((await app.as(tenant.ops).put('/api/second-factor/own', { password: 'wrong' })).status).toBe(400);
    expect((await mine.client.put('/api/second-factor/own/off', { password: 'wrong' })).status).toBe(400);
    expect((await mine.client.put('/api/second-factor/own/off', { password: testPassword })).status).toBe(200);
    expect((await login(mine.user)).status).toBe(200);

    const [ops, admin] = [await withSecondFactor(), await withSecondFactor('ADMIN')];
    const reset = (by: TestUser, { user }: { user: TestUser }) =>
      app.as(by).send('DELETE', `/api/second-factor?userId=${user.id}`);
    expect((await reset(tenant.ops, ops)).status).toBe(403);
    expect((await reset((await app.seedTenant()).admin, ops)).status).toBe(404);
    expect((await reset(tenant.manager, ops)).status).toBe(200);
    expect((await reset(tenant.manager, ops)).status).toBe(404);
    expect((await login(ops.user)).status).toBe(200);
    expect((await reset(tenant.manager, admin)).status).toBe(403);
    const ofOneself = await admin.client.send('DELETE', `/api/second-factor?userId=${admin.user.id}`);
    expect(ofOneself.status).toBe(400); // that wants the password
    expect((await reset(tenant.admin, admin)).status).toBe(200);
  });

  it('stores keys encrypted, and encrypts earlier ones even if other keys cannot be read', async () => {
    const lost = await withSecondFactor();
    const { user, secret } = await withSecondFactor();
    const kept = async () => {
      const rows = await across().query<{ secret: string }>('SELECT secret FROM second_factor WHERE user_id = :id', {
        id: user.id,
      });
      return rows[0]?.secret ?? '';
    };
    expect(await kept()).toMatch(/^v1\./);
    expect(await kept()).not.toContain(secret);
    const replace = (id: number, by: string) =>
      across().execute('UPDATE second_factor SET secret = :by WHERE user_id = :id', { by, id });
    await replace(lost.user.id, foreign.encrypt(lost.secret, `${tenant.tenantId} ${lost.user.id}`));
    await replace(user.id, secret);
    await app.app.get(FactorKeys, { strict: false }).encryptAll();
    expect(await kept()).toMatch(/^v1\./);
    expect((await login(user, codeOf(secret, 1))).status).toBe(200);
  });

  it('accepts a recovery code if the key cannot be read', async () => {
    const { user, secret, codes } = await withSecondFactor();
    await across().execute('UPDATE second_factor SET secret = :secret WHERE user_id = :id', {
      secret: foreign.encrypt(secret, `${tenant.tenantId} ${user.id}`),
      id: user.id,
    });
    expect((await login(user, codeOf(secret, 1))).body.code).toBe('SECOND_FACTOR');
    expect((await login(user, codes[0])).status).toBe(200);
  });

  it('is not for stores, and leaves no secret in the activity log', async () => {
    expect((await app.as(tenant.store).put('/api/second-factor/own', own)).status).toBe(403);
    const { user, secret, codes } = await withSecondFactor();
    await login(user, codes[0]);
    const lines = await across().query<{ operation: string }>('SELECT * FROM activity_log WHERE user_id = :id', {
      id: user.id,
    });
    expect(lines.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['identityBeginSecondFactor', 'identityConfirmSecondFactor']),
    );
    const said = JSON.stringify(lines);
    for (const one of [secret, ...codes, 'otpauth']) expect(said).not.toContain(one);
  });
});
