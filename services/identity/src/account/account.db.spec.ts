import { runInContext } from '@depot/node-context';
import { OutboxWorker } from '@depot/node-platform';
import { type TestApp, testPassword, type TestTenant, untilLockWait } from '@depot/node-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountsApp, address, tokenIn } from '../testing/accounts.js';

type Kit = Awaited<ReturnType<typeof accountsApp>>;

describe('accounts', () => {
  let kit: Kit;
  let app: TestApp;
  let tenant: TestTenant;
  const login = (username: string, password: string) => kit.post('/api/auth/login', { username, password });
  const activate = (token: string) => app.anonymous().get(`/api/auth/activation?token=${token}`);
  const invite = async (role: string) => {
    const { body } = await app.as(tenant.manager).post('/api/user', { name: 'New One', role });
    return new URL(String(body.obj.url), 'http://x').searchParams.get('token');
  };
  const register = (token: string | null, username: string, more: object = {}) =>
    kit.post('/api/auth/register', { token, name: 'New One', username, password: 'secret-1', ...more });
  const forget = (username: string) => kit.post('/api/auth/reset-pwd-token', { username });
  const reset = (token: string, password: string) => kit.post('/api/auth/reset-pwd', { token, password });

  beforeAll(async () => {
    kit = await accountsApp();
    app = kit.app;
    tenant = await app.seedTenant('Harbor');
  });
  afterAll(() => app.close());
  beforeEach(() => kit.across.execute('DELETE FROM login_throttle'));

  it('leads from the invitation through the email to a sign-in', async () => {
    const registered = await register(await invite('STORE'), 'Shop@Example.com', {
      billAddress: address,
      shipAddress: address,
    });
    expect(registered).toMatchObject({
      status: 201,
      body: { message: 'Register success, please check your email for activating the account.' },
    });
    expect((await login('shop@example.com', 'secret-1')).body.code).toBe('NOT_ACTIVATED');
    const [mail] = await kit.mailTo('shop@example.com');
    const token = tokenIn(mail);
    expect((await activate(token)).body.obj).toEqual({ name: 'New One', username: 'shop@example.com' });
    expect((await login('shop@example.com', 'secret-1')).status).toBe(200);
    // whoever lost the answer, and follows the link again, is told how it stands and nothing more
    const again = await activate(token);
    expect([again.status, again.body.code, again.body.details]).toEqual([
      ...[400, 'VALIDATION'],
      [{ path: 'activated', message: 'Your account is active already. You can sign in.' }],
    ]);
    expect(JSON.stringify(again.body)).not.toContain('New One');
  });

  it('keeps where a store is billed and where it is delivered apart', async () => {
    const [bill, ship] = ['bill', 'ship'].map((use) => ({
      name: `Wok ${use}`,
      address1: `1 ${use} Street`,
      address2: `Door ${use}`,
      city: `Austin ${use}`,
      state: use === 'bill' ? 'TX' : 'NM',
      zipCode: use === 'bill' ? '78701' : '87501',
    }));
    const sent = { billAddress: bill, shipAddress: ship };
    expect((await register(await invite('STORE'), 'apart@example.com', sent)).status).toBe(201);
    const rows = await app.database.dataSource.query<object[]>(
      `SELECT type, a.name, address1, address2, city, state, zip_code AS zipCode
       FROM address a JOIN user u ON u.id = a.user_id WHERE u.username = 'apart@example.com' ORDER BY type`,
    );
    expect(rows).toEqual([
      { type: 'BILL', ...bill },
      { type: 'SHIP', ...ship },
    ]);
  });

  it('tells two concurrent requests with an activation link that the account is active', async () => {
    await register(await invite('WAREHOUSE_OPS'), 'twice@example.com');
    const token = tokenIn((await kit.mailTo('twice@example.com')).at(-1));
    const answers = await Promise.all([activate(token), activate(token), activate(token)]);
    const said = answers.map(({ status, body }) => [status, body.details?.[0]?.path]);
    expect(said.sort()).toEqual([
      [200, undefined],
      [400, 'activated'],
      [400, 'activated'],
    ]);
  });

  it('reveals nothing about an inactive account with an ended link', async () => {
    await register(await invite('WAREHOUSE_OPS'), 'slow@example.com');
    const [first] = await kit.mailTo('slow@example.com');
    const dead = { status: 400, body: { message: 'Not able to active this account.' } };
    const { body } = await app.as(tenant.manager).get('/api/user');
    const { id } = (body.list as unknown as { id: number; username?: string }[]).find(
      ({ username }) => username === 'slow@example.com',
    )!;
    await app.as(tenant.manager).post(`/api/user/resend-activation-email?id=${id}`);
    expect(await activate(tokenIn(first))).toMatchObject(dead);
    const newest = tokenIn((await kit.mailTo('slow@example.com')).at(-1));
    expect((await activate(newest)).status).toBe(200);
    await app.as(tenant.manager).put('/api/user', { id, disabled: true });
    expect(await activate(newest)).toMatchObject(dead);
  });

  it('requires both addresses of a store, and keeps the link for another attempt', async () => {
    const token = await invite('STORE');
    const rejected = await register(token, 'two@example.com', { shipAddress: address });
    expect(rejected.status).toBe(400);
    expect(rejected.body.details).toEqual([{ path: 'billAddress', message: 'A store needs this address.' }]);
    expect((await register(token, 'two@example.com', { shipAddress: address, billAddress: address })).status).toBe(201);
  });

  it('refuses a common password everywhere, and keeps the link for another attempt', async () => {
    const common = {
      status: 400,
      body: { details: [{ message: 'This password is among the first that anybody guesses. Please choose another.' }] },
    };
    const token = await invite('WAREHOUSE_OPS');
    for (const password of ['Password', 'aaaaa', 'Common@example.com', 'common'])
      expect(await register(token, 'common@example.com', { password })).toMatchObject(common);
    expect((await register(token, 'common@example.com')).status).toBe(201);
    await activate(tokenIn((await kit.mailTo('common@example.com')).at(-1)));
    await forget('common@example.com');
    const resetToken = tokenIn((await kit.mailTo('common@example.com')).at(-1));
    for (const password of ['qwerty', 'common@example.com'])
      expect(await reset(resetToken, password)).toMatchObject(common);
    expect((await reset(resetToken, 'harbor-lane-77')).status).toBe(200);
    const { token: session } = (await login('common@example.com', 'harbor-lane-77')).body as unknown as {
      token: string;
    };
    const change = { password: 'harbor-lane-77', newPassword: '123456' };
    const changed = await app.anonymous().put('/api/user/password', change, { authorization: `Bearer ${session}` });
    expect(changed).toMatchObject(common);
    expect(changed.body.details[0]).toMatchObject({ path: 'newPassword' });
  });

  it('lets an invitation be used once, also by concurrent requests', async () => {
    const token = await invite('WAREHOUSE_OPS');
    const response = await Promise.all([1, 2, 3].map((n) => register(token, `race${n}@example.com`)));
    expect(response.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });

  it('refuses an email address that is taken, without using up the link', async () => {
    const token = await invite('WAREHOUSE_OPS');
    expect(await register(token, tenant.ops.username.toUpperCase())).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE' },
    });
    expect((await register(token, 'free@example.com')).status).toBe(201);
  });

  it('refuses expired and invented links', async () => {
    const token = await invite('WAREHOUSE_OPS');
    await kit.across.execute(`UPDATE account_link SET expires_at = :now WHERE used_at IS NULL`, {
      now: Date.now() - 1,
    });
    expect(await register(token, 'late@example.com')).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect((await register('invented', 'late@example.com')).status).toBe(400);
    expect((await reset('invented', 'secret-2')).status).toBe(400);
    expect((await activate('invented')).status).toBe(400);
  });

  it('accepts each link only for its purpose', async () => {
    const username = 'purpose@example.com';
    const doors = {
      INVITATION: (token: string) => register(token, username),
      ACTIVATION: (token: string) => activate(token),
      RESET: (token: string) => reset(token, 'secret-2'),
    };
    /** The link opens no other door, is not spent by knocking there, and then opens its own. */
    const expectOnly = async (purpose: keyof typeof doors, token: string) => {
      for (const [door, knock] of Object.entries(doors)) {
        if (door === purpose) continue;
        const { status, body } = await knock(token);
        expect([purpose, door, status, body.code]).toEqual([purpose, door, 400, 'VALIDATION']);
      }
      expect([purpose, (await doors[purpose](token)).status < 300]).toEqual([purpose, true]);
    };
    await expectOnly('INVITATION', (await invite('WAREHOUSE_OPS'))!);
    await expectOnly('ACTIVATION', tokenIn((await kit.mailTo(username)).at(-1)));
    await forget(username);
    await expectOnly('RESET', tokenIn((await kit.mailTo(username)).at(-1)));
  });

  it('emails no link to users who may not sign in, with the same response', async () => {
    const [known, away, unregistered] = await Promise.all([1, 2, 3].map(() => tenant.add('WAREHOUSE_OPS')));
    const closed = await app.seedTenant('Closed');
    await app.as(tenant.manager).put('/api/user', { id: away!.id, disabled: true });
    await kit.across.execute('UPDATE tenant SET suspended = 1 WHERE id = :id', { id: closed.tenantId });
    // As a store from a file is, before it follows its invitation.
    await kit.across.execute('UPDATE user SET password_hash = NULL WHERE id = :id', { id: unregistered!.id });
    const nobodys = [away!.username, closed.ops.username, unregistered!.username, 'nobody@example.com'];
    const usernames = [...nobodys, known!.username];
    const answers = [];
    for (const username of usernames) answers.push(await forget(username));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    const mails = [];
    for (const username of usernames) mails.push((await kit.mailTo(username)).length);
    expect(mails).toEqual([0, 0, 0, 0, 1]);
  });

  it('sets a new password once, and ends every session of the old one', async () => {
    const user = await tenant.add('WAREHOUSE_OPS');
    const client = app.as(user);
    expect((await client.put('/api/preference', { language: 'cn' })).status).toBe(200);
    await forget(user.username);
    const [mail] = await kit.mailTo(user.username);
    expect(mail?.body).toContain('https://depot.test/reset-pwd?token=');
    expect(mail?.subject).toBe('重置您的密码');
    expect(mail?.body).not.toContain('Someone asked');
    expect(await reset(tokenIn(mail), 'secret-2')).toMatchObject({
      status: 200,
      body: { message: 'Reset Password success' },
    });
    expect((await client.get('/api/preference')).status).toBe(401);
    expect((await login(user.username, 'secret-2')).status).toBe(200);
    const again = await reset(tokenIn(mail), 'secret-3');
    expect([again.status, again.body.message]).toEqual([
      400,
      'This link has been used or has expired. If you have just set a password with it, sign in with that; ' +
        'otherwise please ask for a new one.',
    ]);
  });

  it('activates the account by a reset, and ends its activation link', async () => {
    const username = 'hurried@example.com';
    await register(await invite('WAREHOUSE_OPS'), username);
    const activation = tokenIn((await kit.mailTo(username)).at(-1));
    await forget(username);
    expect((await reset(tokenIn((await kit.mailTo(username)).at(-1)), 'harbor-lane-79')).status).toBe(200);
    expect((await login(username, 'harbor-lane-79')).status).toBe(200);
    expect((await activate(activation)).status).toBe(400);
  });

  it('ends a reset link when the user changes the password', async () => {
    const user = await tenant.add('WAREHOUSE_OPS');
    await forget(user.username);
    const [mail] = await kit.mailTo(user.username);
    const change = { password: testPassword, newPassword: 'harbor-lane-78' };
    expect((await app.as(user).put('/api/user/password', change)).status).toBe(200);
    expect((await reset(tokenIn(mail), 'secret-2')).status).toBe(400);
    expect((await login(user.username, 'harbor-lane-78')).status).toBe(200);
  });

  it('sends the reset in both languages to users who have chosen columns or a view, but no language', async () => {
    const user = await tenant.add('WAREHOUSE_OPS');
    const client = app.as(user);
    expect((await client.put('/api/preference/inventory-columns', { gtin: true })).status).toBe(200);
    const chosen = await client.put('/api/preference', { orderProductView: 'CARD' });
    expect(chosen.body).toMatchObject({ obj: { orderProductView: 'CARD', language: 'gb' } });
    await forget(user.username);
    const [mail] = await kit.mailTo(user.username);
    expect(mail?.subject).toContain(' / 重置您的密码');
    expect(mail?.body).toContain('Someone asked');
  });

  it('never reveals whether an address exists', async () => {
    const known = await forget(tenant.store.username);
    const unknown = await forget('nobody@nowhere.test');
    expect(known.body).toEqual({ message: 'Email will send to the address if username is on our system.' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const count = `SELECT COUNT(*) n FROM outbox WHERE kind = 'password-reset' AND status = 'WAITING'`;
    expect(await kit.across.query(count)).toEqual([{ n: 2 }]);
    expect(await kit.mailTo('nobody@nowhere.test')).toEqual([]);
  });

  it('limits emails and requests, for known and unknown accounts', async () => {
    const user = await tenant.add('STORE');
    await forget(user.username);
    await forget(user.username);
    expect(await kit.mailTo(user.username)).toHaveLength(1);
    const response: number[] = [];
    for (let attempts = 0; attempts < 12; attempts += 1) response.push((await forget('nobody@nowhere.test')).status);
    expect(response).toEqual([...Array<number>(10).fill(200), 429, 429]);
  });

  it('sends one email with a valid link for concurrent requests in several processes', async () => {
    const user = await tenant.add('STORE');
    for (let asked = 0; asked < 6; asked += 1) await forget(user.username);
    const worker = app.app.get(OutboxWorker, { strict: false });
    await Promise.all(Array.from({ length: 6 }, () => worker.sendDue()));
    const mails = await kit.mailTo(user.username);
    expect(mails).toHaveLength(1);
    const alive = 'SELECT COUNT(*) n FROM account_link WHERE user_id = :id AND used_at IS NULL';
    expect(await kit.across.query(alive, { id: user.id })).toEqual([{ n: 1 }]);
    expect((await reset(tokenIn(mails[0]), 'secret-2')).status).toBe(200);
  });

  it('sends no email while another process sends one', async () => {
    const user = await tenant.add('STORE');
    await forget(user.username);
    const worker = app.app.get(OutboxWorker, { strict: false });
    let delivered = Promise.resolve(0);
    await runInContext({}, () =>
      app.db.transaction(async () => {
        await kit.across.query('SELECT id FROM user WHERE id = :id FOR UPDATE', { id: user.id });
        await kit.across.execute(
          `INSERT INTO account_link (tenant_id, user_id, purpose, token_hash, created_at, expires_at)
           VALUES (:tenantId, :id, 'RESET', REPEAT('0', 64), :now, :now + 3600000)`,
          { tenantId: tenant.tenantId, id: user.id, now: Date.now() },
        );
        delivered = app.db.outsideTransaction(() => worker.sendDue());
        await untilLockWait(app.database.dataSource, delivered);
      }),
    );
    expect(await delivered).toBe(1);
    expect(await kit.mailTo(user.username)).toEqual([]);
  });

  it('respects view-only mode and suspension', async () => {
    const quiet = await app.seedTenant('Quiet');
    const { body } = await app.as(quiet.manager).post('/api/user', { name: 'New One', role: 'WAREHOUSE_OPS' });
    const token = new URL(String(body.obj.url), 'http://x').searchParams.get('token');
    const set = (column: string, value: number) =>
      kit.across.execute(`UPDATE tenant SET ${column} = :value WHERE id = :id`, { value, id: quiet.tenantId });
    await set('view_only', 1);
    expect((await register(token, 'q@example.com')).body.code).toBe('VIEW_ONLY');
    await set('suspended', 1);
    expect((await register(token, 'q@example.com')).body.code).toBe('WAREHOUSE_SUSPENDED');
    await forget(quiet.ops.username);
    expect(await kit.mailTo(quiet.ops.username)).toEqual([]);
  });

  it('uses the user of the link, not another user who is signed in in the browser', async () => {
    const stranger = await app.seedTenant('Stranger');
    const user = await tenant.add('WAREHOUSE_OPS');
    await forget(user.username);
    const body = { token: tokenIn((await kit.mailTo(user.username)).at(-1)), password: 'harbor-lane-80' };
    expect((await app.as(stranger.manager).post('/api/auth/reset-pwd', body)).status).toBe(200);
    const told = await kit.across.query(
      `SELECT tenant_id tenantId, user_id userId FROM activity_log WHERE operation = 'identityResetPassword'
       ORDER BY id DESC LIMIT 1`,
    );
    expect(told).toEqual([{ tenantId: tenant.tenantId, userId: null }]);
  });

  it('writes to the activity log of the tenant, without the password', async () => {
    const logs = await kit.across.query<{ text: string; sent: string }>(
      `SELECT text_gb text, sentence_values sent FROM activity_log WHERE operation = 'identityRegister' AND completed = 1 AND tenant_id = :id`,
      { id: tenant.tenantId },
    );
    expect(logs.map(({ text }) => text)).toContain('New One registered as shop@example.com');
    expect(JSON.stringify(logs)).not.toContain('secret-1');
  });
});
