import { commonMessages, DomainError } from '@depot/contracts/errors';
import { idParam, money, moneyOut, objOf, quantity, requiredText } from '@depot/contracts/wire';
import { currentTenantId, describeActivity } from '@depot/node-context';
import { createTable, Db, dropTable, type Migration, statistics } from '@depot/node-database';
import { type TestApp, testApp, type TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, Get, Module, Post, Query } from '@nestjs/common';
import * as z from 'zod';
import { Command, ReadRoute } from '../routes.js';

const jars: Migration = {
  name: '202601010000-jar',
  up: [
    createTable(
      'jar',
      'id INT UNSIGNED AUTO_INCREMENT PRIMARY KEY, tenant_id INT UNSIGNED NOT NULL, name VARCHAR(40) NOT NULL UNIQUE, price DECIMAL(14,2) NOT NULL',
    ),
  ],
  down: [dropTable('jar')],
};
const jar = z.object({ id: z.int(), name: z.string(), price: moneyOut });
const jarBody = z.object({ name: requiredText(40), price: money, lines: z.array(z.object({ quantity })).optional() });
const asked = z.object({ id: idParam });
let conflicts = 0;
let runs = 0;

@Controller('jar')
class JarController {
  constructor(private readonly db: Db) {}

  @Post()
  @Command({
    id: 'jarCreate',
    allow: 'order.add',
    invalidates: { done: ['Product'] },
    response: objOf(jar),
    status: 201,
    localizedMessage: { gb: 'Made jar "{name}" for {tenant}', cn: '制作了罐子“{name}”（{tenant}）' },
  })
  async create(@Body({ schema: jarBody }) { name, price }: z.output<typeof jarBody>) {
    runs += 1;
    const { insertId } = await this.db.execute(
      'INSERT INTO jar (tenant_id, name, price) VALUES (:tenantId, :name, :price / 100)',
      {
        name,
        price,
      },
    );
    describeActivity({ tenant: currentTenantId() }, { after: { name } });
    if (name === 'refused') throw new DomainError('STALE', commonMessages.stale);
    if (name === 'broken') throw new Error('SELECT secret FROM jar');
    if (conflicts > 0) {
      conflicts -= 1;
      await this.db.unscoped('a deadlock made by hand').execute(`SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213`);
    }
    return { obj: { id: insertId, name, price, secret: 'not in the schema' } };
  }

  @Post('knock')
  @Command({ id: 'jarKnock', allow: 'public', invalidates: 'nothing', response: z.object({ runs: z.int() }) })
  knock() {
    runs += 1;
    return { runs };
  }

  @Get()
  @ReadRoute({ id: 'jarFind', allow: 'order.read', response: objOf(jar) })
  async find(@Query({ schema: asked }) { id }: z.output<typeof asked>) {
    const [row] = await this.db.query<z.input<typeof jar>>(
      'SELECT id, name, price FROM jar WHERE tenant_id = :tenantId AND id = :id',
      {
        id,
      },
    );
    if (!row) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return { obj: row };
  }

  @Post('own')
  @Command({ id: 'jarOwn', allow: 'account.own', invalidates: 'nothing', response: z.object({}), inViewOnly: true })
  own() {
    return {};
  }

  @Get('open')
  @ReadRoute({ id: 'jarOpen', allow: 'public', response: z.object({ ok: z.boolean() }) })
  open() {
    return { ok: true };
  }
}

@Module({ controllers: [JarController] })
class JarModule {}

describe('the edge', () => {
  let app: TestApp;
  let tenant: TestTenant;
  const count = () =>
    app.db
      .unscoped('counting for a test')
      .query('SELECT id FROM jar')
      .then(({ length }) => length);
  const logged = () =>
    app.db
      .unscoped('looking for a test')
      .query<{ text: string; cn: string; completed: number; user: number }>(
        'SELECT text_gb text, text_cn cn, completed, user_id user FROM activity_log ORDER BY id',
      );

  beforeAll(async () => {
    app = await testApp({ modules: [JarModule], migrations: [[jars]] });
    tenant = await app.seedTenant();
  });
  afterAll(() => app.close());

  it('creates, answers only what the schema names, and tells the activity log', async () => {
    const made = await app.as(tenant.store).post('/api/jar', { name: 'first', price: 12.34 });
    expect(made).toMatchObject({ status: 201, body: { obj: { name: 'first', price: 12.34 } } });
    expect(made.body.obj).not.toHaveProperty('secret');
    expect((await app.as(tenant.viewer).get(`/api/jar?id=${String(made.body.obj.id)}`)).body.obj).toEqual(
      made.body.obj,
    );
    expect((await logged()).at(-1)).toEqual({
      text: `Made jar "first" for ${tenant.tenantId}`,
      cn: `制作了罐子“first”（${tenant.tenantId}）`,
      completed: 1,
      user: tenant.store.id,
    });
  });

  it('runs a command again from the request on a conflict', async () => {
    conflicts = 2;
    runs = 0;
    const before = await count();
    expect((await app.as(tenant.store).post('/api/jar', { name: 'again', price: 1 })).status).toBe(201);
    expect([runs, (await count()) - before]).toEqual([3, 1]);
    const { body } = await app.operations().get<string>('/metrics');
    expect(body).toContain('db_reruns_total{cause="deadlock",operation="jarCreate"} 2');
  });

  it('does the work once for ten parallel requests with one idempotency key', async () => {
    const client = app.as(tenant.store);
    const before = [await count(), (await logged()).length];
    const response = await Promise.all(
      Array.from({ length: 10 }, () =>
        client.post('/api/jar', { name: 'once', price: 5 }, { 'idempotency-key': 'k1' }),
      ),
    );
    expect(new Set(response.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(response.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(response.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(9);
    expect([await count(), (await logged()).length]).toEqual(before.map((number) => number + 1));
  });

  it('refuses a key for another body, but lets each user have his own keys', async () => {
    const key = { 'idempotency-key': 'k2' };
    expect((await app.as(tenant.store).post('/api/jar', { name: 'mine', price: 5 }, key)).status).toBe(201);
    expect(await app.as(tenant.store).post('/api/jar', { name: 'other', price: 5 }, key)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect((await app.as(tenant.admin).post('/api/jar', { name: 'other', price: 5 }, key)).status).toBe(201);
  });

  it('keeps nothing for the key of whoever need not be signed in: it may end as somebody else’s', async () => {
    const knock = () => app.as(tenant.store).post<{ runs: number }>('/api/jar/knock', {}, { 'idempotency-key': 'k4' });
    const first = await knock();
    expect((await knock()).body).toEqual({ runs: first.body.runs + 1 });
  });

  it('leaves nothing behind when the rules refuse, so that the key is free for another try', async () => {
    const before = await count();
    const { reruns } = statistics;
    const key = { 'idempotency-key': 'k3' };
    const rejected = await Promise.all(
      Array.from({ length: 40 }, () => app.as(tenant.store).post('/api/jar', { name: 'refused', price: 5 }, key)),
    );
    expect(rejected.map(({ status }) => status)).toEqual(Array(40).fill(409));
    // requests with one key run in sequence, so none of them meets a deadlock
    expect(statistics.reruns).toBe(reruns);
    expect(await count()).toBe(before);
    expect((await logged()).at(-1)).toMatchObject({ text: `Made jar "refused" for ${tenant.tenantId}`, completed: 0 });
    expect((await app.as(tenant.store).post('/api/jar', { name: 'accepted', price: 5 }, key)).status).toBe(201);
  });

  it.each([
    ['en-US,en;q=0.9', 'Please check the marked fields.', 'At most two decimals are allowed.', 'Must be at least 1.'],
    ['cn', '请检查标出的字段。', '最多保留两位小数。', '不能小于 1。'],
    ['zh-CN,zh;q=0.9,en;q=0.8', '请检查标出的字段。', '最多保留两位小数。', '不能小于 1。'],
  ])('explains a bad request in %s', async (language, message, decimals, atLeast) => {
    const answer = await app
      .as(tenant.store)
      .post(
        '/api/jar',
        { name: 'x', price: 1.234, lines: [{ quantity: 3 }, { quantity: 0 }] },
        { 'accept-language': language },
      );
    expect(answer).toMatchObject({ status: 400, body: { statusCode: 400, code: 'VALIDATION', message } });
    expect(answer.body.details).toEqual([
      { path: 'price', message: decimals },
      { path: 'lines.1.quantity', message: atLeast },
    ]);
  });

  it('says what is missing', async () => {
    const { body } = await app.as(tenant.store).post('/api/jar', { price: 'free' });
    expect(body.details).toEqual([
      { path: 'name', message: 'This field is required.' },
      { path: 'price', message: 'Enter a number.' },
    ]);
    expect((await app.as(tenant.store).post('/api/jar')).body).toMatchObject({ code: 'VALIDATION' });
  });

  it('turns duplicates into 409 and defects into 500 without telling how', async () => {
    await app.as(tenant.store).post('/api/jar', { name: 'twice', price: 5 });
    expect(await app.as(tenant.store).post('/api/jar', { name: 'twice', price: 5 })).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE' },
    });
    const broken = await app.as(tenant.store).post('/api/jar', { name: 'broken', price: 5 });
    expect(broken.status).toBe(500);
    expect(JSON.stringify(broken.body)).not.toMatch(/SELECT|jar|stack/);
  });

  it('answers malformed, oversized, foreign and lost requests as agreed', async () => {
    const client = app.as(tenant.store);
    const json = { 'content-type': 'application/json' };
    expect(await client.send('POST', '/api/jar', '{"name":', json)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    });
    expect(await client.send('POST', '/api/jar', '{"__proto__": 1}', json)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    });
    const halfPair = await client.send('POST', '/api/jar', '{"name": "half \\ud83d", "price": 5}', json);
    expect(halfPair).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    const spelled = await client.send('POST', '/api/jar', '{"name": "\\\\ud83d \\ud83d\\ude00", "price": 5}', json);
    expect(spelled.status).not.toBe(400);
    expect(await client.send('POST', '/api/jar', `"${'x'.repeat(1024 * 1024)}"`, json)).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE' },
    });
    expect(await client.send('POST', '/api/jar', 'a=b', { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
    });
    expect(await client.get('/api/%zz')).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await client.get('/api/nothing', { 'accept-language': 'cn' })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: '未找到。' },
    });
  });

  it('lets in whom the route names, and nobody else', async () => {
    const body = { name: 'never', price: 5 };
    expect(await app.anonymous().post('/api/jar', body)).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    expect((await app.anonymous().get('/api/jar/open')).body).toEqual({ ok: true });
    for (const user of [tenant.ops, tenant.manager, tenant.viewer]) {
      expect(await app.as(user).post('/api/jar', body)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
    const forged = { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJqdGkiOiIxIn0.' };
    expect((await app.anonymous().post('/api/jar', body, forged)).status).toBe(401);
  });

  it('refuses every write but the own ones in view-only mode, except to ADMIN', async () => {
    const other = await app.seedTenant('View only');
    app.memory?.change(other.tenantId, { viewOnly: true });
    const before = await count();
    for (const user of [other.store, other.manager, other.ops, other.viewer]) {
      expect(await app.as(user).post('/api/jar', { name: 'no', price: 5 })).toMatchObject({
        status: 403,
        body: { code: 'VIEW_ONLY' },
      });
      expect((await app.as(user).post('/api/jar/own')).status).toBe(200);
    }
    expect(await count()).toBe(before);
    expect((await app.as(other.admin).post('/api/jar', { name: 'yes', price: 5 })).status).toBe(201);
  });

  it('demands the header where the cookie is carried, and nothing of a bearer token alone', async () => {
    const client = app.as(tenant.store);
    const cookies = String((await client.get('/api/jar/open')).headers['set-cookie']);
    const value = /XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? '';
    expect(value.length).toBeGreaterThan(20);
    expect(cookies).toMatch(/SameSite=Lax/);
    const cookie = `XSRF-TOKEN=${value}`;
    expect(await client.post('/api/jar/own', {}, { cookie })).toMatchObject({ status: 403, body: { code: 'CSRF' } });
    expect((await client.post('/api/jar/own', {}, { cookie, 'x-xsrf-token': `${value}x` })).status).toBe(403);
    expect((await client.post('/api/jar/own', {}, { cookie, 'x-xsrf-token': value })).status).toBe(200);
    expect((await client.get('/api/jar/open', { cookie })).status).toBe(200);
  });

  it('carries the correlation id in and out', async () => {
    expect(
      (await app.anonymous().get('/api/jar/open', { 'x-correlation-id': 'abc-1' })).headers['x-correlation-id'],
    ).toBe('abc-1');
    expect((await app.anonymous().get('/api/nothing')).headers['x-correlation-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('sends a strict policy and no trace of the framework', async () => {
    const { headers } = await app.anonymous().get('/api/jar/open');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('tells its health, its figures and its routes', async () => {
    const client = app.operations();
    expect((await client.get('/health/live')).status).toBe(200);
    expect((await client.get('/health/ready')).body).toEqual({ status: 'ok', database: true });
    const metrics = (await client.get<string>('/metrics')).body;
    expect(metrics).toContain('http_request_duration_seconds_count{route="/api/jar",method="POST",status="201"}');
    expect(metrics).toContain('db_transactions_total{outcome="reruns"}');
    const { paths } = (
      await client.get<{ paths: Record<string, { get: unknown; post: Record<string, unknown> }> }>('/api/openapi.json')
    ).body;
    expect(paths['/api/jar']?.post).toMatchObject({
      operationId: 'jarCreate',
      'x-permission': 'order.add',
      'x-depot-tags': { invalidates: { done: ['Product'] } },
      responses: {
        201: {
          content: {
            'application/json': { schema: { properties: { obj: { properties: { price: { type: 'number' } } } } } },
          },
        },
      },
    });
    expect(paths['/api/jar']?.get).toMatchObject({ parameters: [{ name: 'id', in: 'query', required: true }] });
    expect((await client.get('/api/docs')).status).toBe(200);
  });
});
