import { type TestApp, type TestTenant, untilLockWait } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountsApp } from '../testing/accounts.js';
import { offered } from '../testing/offered-products.module.js';

type Kit = Awaited<ReturnType<typeof accountsApp>>;

describe('users', () => {
  let kit: Kit;
  let app: TestApp;
  let tenant: TestTenant;
  let other: TestTenant;

  beforeAll(async () => {
    kit = await accountsApp();
    app = kit.app;
    tenant = await app.seedTenant('Harbor');
    other = await app.seedTenant('Elsewhere');
  });
  afterAll(() => app.close());

  it('refuses an edit with an old version', async () => {
    const manager = app.as(tenant.manager);
    const { body } = await manager.post<{ obj: { id: number } }>('/api/user', { name: 'Noodle Bar', role: 'STORE' });
    const { id } = body.obj;
    const { version } = (await manager.get<{ obj: { version: string } }>(`/api/user?id=${id}`)).body.obj;
    expect((await manager.put('/api/user', { id, creditPolicy: 'WARN', creditLimit: 50, version })).status).toBe(200);
    expect(await manager.put('/api/user', { id, name: 'Noodles', version })).toMatchObject({
      status: 409,
      body: { code: 'STALE' },
    });
    expect((await manager.put('/api/user', { id, name: 'Noodles' })).body.obj).toMatchObject({
      name: 'Noodles',
      creditLimit: 50,
    });
  });

  it('creates a store that may order everything, and returns the registration path', async () => {
    const { status, body } = await app
      .as(tenant.manager)
      .post('/api/user', { name: 'Golden Wok & Co', role: 'STORE', wholesalePrice: true });
    expect(status).toBe(201);
    expect(body.obj).toEqual({ id: expect.any(Number), name: 'Golden Wok & Co', url: expect.any(String) });
    const url = new URL(String(body.obj.url), 'http://x');
    expect([url.pathname, url.searchParams.get('name'), url.searchParams.get('ar')]).toEqual([
      '/register',
      'Golden Wok & Co',
      '1',
    ]);
    expect(offered.at(-1)).toBe(body.obj.id);
    const found = await app.as(tenant.manager).get(`/api/user?id=${String(body.obj.id)}`);
    expect(found.body.obj).toEqual({
      id: body.obj.id,
      name: 'Golden Wok & Co',
      creditPolicy: 'NONE',
      paymentTerms: 30,
      creditLimit: 0,
      version: expect.any(String),
      username: '',
      role: 'STORE',
      disabled: false,
      activated: false,
      wholesalePrice: true,
      storeId: null,
    });
  });

  it('emails the invitation in both languages if an address is given', async () => {
    const { body } = await app
      .as(tenant.admin)
      .post('/api/user', { name: 'Ann', role: 'WAREHOUSE_OPS', username: 'Ann@Example.com' });
    expect(body.obj.url).not.toContain('ar=1');
    const [mail] = await kit.mailTo('ann@example.com');
    expect(mail?.body).toContain(`https://depot.test${String(body.obj.url)}`);
    expect(mail?.body).toContain('请通过以下链接注册');
    const again = await app
      .as(other.admin)
      .post('/api/user', { name: 'Ann', role: 'WAREHOUSE_OPS', username: 'ann@example.com' });
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE', message: 'This email address is already in use.' },
    });
  });

  it('lets only ADMIN create a READ_ONLY_STORE, for a store of the tenant', async () => {
    const viewer = { name: 'Viewer', role: 'READ_ONLY_STORE', storeId: tenant.store.id };
    expect((await app.as(tenant.manager).post('/api/user', viewer)).status).toBe(403);
    expect((await app.as(tenant.admin).post('/api/user', viewer)).status).toBe(201);
    expect((await app.as(tenant.admin).post('/api/user', { ...viewer, storeId: other.store.id })).status).toBe(404);
    expect((await app.as(tenant.admin).post('/api/user', { ...viewer, storeId: undefined })).status).toBe(400);
    expect((await app.as(tenant.admin).post('/api/user', { name: 'x', role: 'ADMIN' })).status).toBe(400);
  });

  it('creates no READ_ONLY_STORE for a store whose role is being changed', async () => {
    const store = await tenant.add('STORE');
    const holder = app.database.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query(`UPDATE user SET role = 'WAREHOUSE_OPS' WHERE id = ?`, [store.id]);
    const viewer = { name: 'Viewer', role: 'READ_ONLY_STORE', storeId: store.id };
    const asked = app.as(tenant.admin).post('/api/user', viewer);
    expect(await untilLockWait(app.database.dataSource, asked)).toBe(true);
    await holder.commitTransaction();
    await holder.release();
    expect((await asked).status).toBe(404);
  });

  it('lists users by role; users who handle orders see only stores', async () => {
    const roles = async (path: string) => (await app.as(tenant.manager).get(path)).body.list.map(({ role }) => role);
    expect(new Set(await roles('/api/user?role=STORE'))).toEqual(new Set(['STORE']));
    expect(new Set(await roles('/api/user'))).toContain('ADMIN');
    expect((await app.as(tenant.ops).get('/api/user?role=STORE')).status).toBe(200);
    expect((await app.as(tenant.ops).get('/api/user')).status).toBe(403);
    expect((await app.as(tenant.store).get('/api/user?role=STORE')).status).toBe(403);
  });

  it('finds no user of another tenant', async () => {
    const client = app.as(tenant.admin);
    expect((await client.get(`/api/user?id=${other.store.id}`)).status).toBe(404);
    expect((await client.put('/api/user', { id: other.store.id, name: 'Mine' })).status).toBe(404);
    expect((await client.post(`/api/user/resend-activation-email?id=${other.store.id}`)).status).toBe(404);
    expect((await client.get('/api/user')).body.list.every(({ name }) => name !== other.store.name)).toBe(true);
  });

  it('logs the name and role of an added user', async () => {
    const added = { name: 'Kim', role: 'WAREHOUSE_OPS' };
    expect((await app.as(tenant.manager).post('/api/user', added)).status).toBe(201);
    const [log] = await kit.across.query<{ gb: string; cn: string }>(
      `SELECT text_gb gb, text_cn cn FROM activity_log WHERE operation = 'identityCreateUser' AND completed = 1 ORDER BY id DESC LIMIT 1`,
    );
    expect(log).toEqual({ gb: 'Added user Kim (warehouse ops)', cn: '添加了用户 Kim（仓库操作员）' });
  });

  it('changes only the given fields, and logs the user who did', async () => {
    const store = await tenant.add('STORE');
    const { body } = await app.as(tenant.manager).put('/api/user', { id: store.id, wholesalePrice: true });
    expect(body.obj).toMatchObject({ name: store.name, wholesalePrice: true, role: 'STORE' });
    const [log] = await kit.across.query<{ text: string; who: string }>(
      `SELECT text_gb text, user_name who FROM activity_log WHERE operation = 'identityUpdateUser' AND completed = 1 ORDER BY id DESC LIMIT 1`,
    );
    expect(log).toEqual({ text: `Changed user ${store.name}`, who: tenant.manager.name });
  });

  it('keeps the settings of a store while its user has another role, and shows them again afterwards', async () => {
    const store = await tenant.add('STORE');
    const change = async (part: object) =>
      (await app.as(tenant.manager).put('/api/user', { id: store.id, ...part })).body.obj;
    const granted = { wholesalePrice: true, creditPolicy: 'STOP', creditLimit: 500, paymentTerms: 10 };
    expect(await change(granted)).toMatchObject(granted);
    const none = { wholesalePrice: false, creditPolicy: 'NONE', creditLimit: 0 };
    expect(await change({ role: 'WAREHOUSE_OPS', wholesalePrice: false })).toMatchObject(none);
    expect(await change({ name: 'Helper', creditPolicy: 'NONE' })).toMatchObject(none);
    expect(await change({ role: 'STORE' })).toMatchObject(granted);
  });

  it.each([
    ['a manager an ADMIN', 'manager', 'admin', { name: 'x' }, 403],
    ['anyone himself out', 'manager', 'manager', { disabled: true }, 400],
    ['anyone the own role', 'manager', 'manager', { role: 'WAREHOUSE_OPS' }, 400],
    ['the role of a READ_ONLY_STORE', 'admin', 'viewer', { role: 'STORE' }, 400],
    ['wholesale prices for staff', 'manager', 'ops', { wholesalePrice: true }, 400],
  ] as const)('never changes: %s', async (_name, who, whom, change, status) => {
    expect((await app.as(tenant[who]).put('/api/user', { id: tenant[whom].id, ...change })).status).toBe(status);
  });

  it('signs a disabled user out', async () => {
    const user = await tenant.add('WAREHOUSE_OPS');
    const client = app.as(user);
    expect((await client.get('/api/preference')).status).toBe(200);
    await app.as(tenant.manager).put('/api/user', { id: user.id, disabled: true });
    expect((await client.get('/api/preference')).status).toBe(401);
  });

  it('sends another invitation instead of an activation to an unregistered user', async () => {
    const invited = { name: 'Cy', role: 'WAREHOUSE_OPS', username: 'cy@example.com' };
    const { body } = await app.as(tenant.manager).post('/api/user', invited);
    const again = await app.as(tenant.manager).post(`/api/user/resend-activation-email?id=${String(body.obj.id)}`);
    const link = String(again.body.obj.url);
    expect(link).toContain('/register?token=');
    expect((await kit.mailTo('cy@example.com')).at(-1)?.body).toContain(`https://depot.test${link}`);
  });

  it('sends an invitation again, and ends the old link', async () => {
    const made = await app.as(tenant.manager).post('/api/user', { name: 'Bo', role: 'WAREHOUSE_OPS' });
    const again = await app.as(tenant.manager).post(`/api/user/resend-activation-email?id=${String(made.body.obj.id)}`);
    expect(again.body).toMatchObject({ obj: { url: expect.stringContaining('/register?token=') } });
    const tokenOf = (body: typeof made.body) => new URL(String(body.obj.url), 'http://x').searchParams.get('token');
    const register = (token: string | null) =>
      kit.post('/api/auth/register', { token, name: 'Bo', username: 'bo@example.com', password: 'secret-1' });
    expect((await register(tokenOf(made.body))).status).toBe(400);
    expect((await register(tokenOf(again.body))).status).toBe(201);
    const sent = await app.as(tenant.manager).post(`/api/user/resend-activation-email?id=${String(made.body.obj.id)}`);
    expect(sent.body).toEqual({ message: 'Email sent.' });
    expect(await kit.mailTo('bo@example.com')).toHaveLength(2);
    expect((await app.as(tenant.manager).post(`/api/user/resend-activation-email?id=${tenant.store.id}`)).status).toBe(
      400,
    );
  });
});
