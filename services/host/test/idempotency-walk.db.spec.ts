import { may, type Permission, type Role, roles } from '@depot/contracts/permissions';
import { type Mail, OutboxWorker } from '@depot/node-platform';
import { type TestApp, type TestClient, testPassword } from '@depot/node-testing';
import { fileForm, importEnd } from '@depot/service-testing/import-file';
import { clientsOf, productApp } from '@depot/service-testing/product-app';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allOperations, type Operation } from './walk/operations.js';
import { request, send } from './walk/request.js';

/**
 * Public POSTs have no user that owns the key, so they are not idempotent; each is harmless when repeated, as the tests
 * below show. A new entry needs a decision.
 */
const keptByNobody = [
  'deploymentsTelemetry',
  'identityForgotPassword',
  'identityLogin',
  'identityRegister',
  'identityResetPassword',
];

const isCommand = (operation: Operation) => operation.method === 'POST' && operation.kind === 'command';
const posts = (await allOperations()).filter(isCommand);
const named = (operations: readonly Operation[]) => operations.map((operation) => [operation.id, operation] as const);
const closed = posts.filter(({ permission }) => permission !== 'public');

let app: TestApp;
let trade: Trade;
let clients: Record<Role, TestClient>;

beforeAll(async () => {
  app = await productApp();
  trade = await openTrade(app);
  clients = clientsOf(app, trade.tenant);
});
afterAll(() => app.close());

describe('every POST that changes something', () => {
  it('takes a key, unless it needs no session', () => {
    const open = posts.filter(({ permission }) => permission === 'public').map(({ id }) => id);
    expect(open.sort()).toEqual(keptByNobody);
  });

  it.each(named(closed))(
    '%s refuses a key that was used for something else, before it does anything',
    async (_id, operation) => {
      const role = roles.find((one) => may(one, operation.permission as Permission));
      const client = clients[role ?? 'ADMIN'].with({ 'idempotency-key': 'used' });
      await app.database.dataSource.query(
        `INSERT IGNORE INTO idempotency_key (tenant_id, user_id, idem_key, request_hash, created_at)
       SELECT tenant_id, id, 'used', 'of something else', ? FROM user WHERE tenant_id = ?`,
        [Date.now(), trade.tenant.tenantId],
      );
      const asked = request(operation, () => undefined);
      const answer =
        operation.id === 'adminImport'
          ? await client.post('/api/import/products', fileForm('name\nx\n'))
          : await send(client, operation, asked);
      expect([answer.status, answer.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    },
  );
});

describe('a file that comes twice with one key', () => {
  const products = (name: string) =>
    ['secondaryName,subWarehouse,category,subCategory,price,hasWeight', `${name},Cold,Dry,Dry,1.00,No`].join('\n');
  const stock = (quantity: number) => `product,quantity\nJar of olives,${quantity}\n`;
  const send = (kind: string, content: string, key: string) =>
    trade.manager.post(`/api/import/${kind}`, fileForm(content), { 'idempotency-key': key });

  it('is brought in once, and both are told the same import', async () => {
    const [first, second] = await Promise.all([send('stock', stock(7), 'twice'), send('stock', stock(7), 'twice')]);
    const third = await send('stock', stock(7), 'twice');
    expect([first.status, second.status, third.status]).toEqual([202, 202, 202]);
    expect(second.body.obj.importId).toBe(first.body.obj.importId);
    expect(third.body.obj.importId).toBe(first.body.obj.importId);
    expect(third.headers['idempotency-replayed']).toBe('true');
    expect((await importEnd(trade.manager, Number(first.body.obj.importId))).status).toBe('APPLIED');
    expect(await trade.level(trade.goods.No)).toMatchObject({ quantity: 7 });
    expect((await trade.manager.get('/api/import')).body.list).toHaveLength(1);
  });

  it('with another content, kind or purpose is another request', async () => {
    const { body } = await send('products', products('Figs'), 'other');
    await importEnd(trade.manager, Number(body.obj.importId));
    const { list } = (await trade.manager.get('/api/import')).body;
    expect(list.map(({ kind }) => kind)).toEqual(['products', 'stock']);
    for (const run of list)
      expect((await trade.manager.get(`/api/import?id=${String(run.importId)}`)).body.obj).toEqual(run);
    for (const answer of [
      await send('products', products('Dates'), 'other'),
      await send('stock', products('Figs'), 'other'),
      await send('products?dryRun=true', products('Figs'), 'other'),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });
});

it('a document that is made in the background is made once for one key', async () => {
  const { orderId } = await doneOrder();
  const ask = () =>
    trade.manager.post(
      '/api/order/download',
      { orderIds: [orderId] },
      { prefer: 'respond-async', 'idempotency-key': 'paper' },
    );
  const [first, second] = [await ask(), await ask()];
  expect([first.status, second.status]).toEqual([202, 202]);
  expect(second.body.obj.jobId).toBe(first.body.obj.jobId);
});

describe('a POST that needs no session and comes twice with one key', () => {
  const twice = async (path: string, body: object) => {
    const send = () => app.anonymous().post<{ token: string }>(path, body, { 'idempotency-key': 'twice' });
    const answers = [await send(), await send()] as const;
    for (const { headers } of answers) expect(headers).not.toHaveProperty('idempotency-replayed');
    return answers.map(({ status, body: { token } }) => ({ status, token }));
  };
  const mails = async () => {
    const sent: Mail[] = [];
    const worker = app.app.get(OutboxWorker, { strict: false });
    worker.registerDelivery('mail', (mail) => {
      sent.push(mail as Mail);
      return Promise.resolve('SENT');
    });
    await worker.sendDue();
    return sent.map(({ body }) => /token=([\w-]+)/.exec(body)?.[1] ?? '');
  };
  const signIn = (username: string, password: string) =>
    app.anonymous().post('/api/auth/login', { username, password });

  it('opens two sessions, and the answer of neither is kept', async () => {
    const { username } = trade.tenant.manager;
    const [first, second] = await twice('/api/auth/login', { username, password: testPassword });
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect(first?.token).not.toBe(second?.token);
  });

  it('registers once, mails one link, and sets the password of the first', async () => {
    const [username, name] = ['twice@once.test', 'Only One'];
    const invited = await trade.manager.post('/api/user', { name, role: 'WAREHOUSE_OPS', username });
    const token = /token=([\w-]+)/.exec(String(invited.body.obj.url))?.[1];
    const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
    const registered = await twice('/api/auth/register', { token, name, username, password: 'first-lane-77' });
    expect(statuses(registered)).toEqual([201, 400]);
    await mails();
    expect(statuses(await twice('/api/auth/reset-pwd-token', { username }))).toEqual([200, 200]);
    const links = await mails();
    expect(links).toHaveLength(1);
    expect(statuses(await twice('/api/auth/reset-pwd', { token: links[0], password: 'second-lane-77' }))).toEqual([
      200, 400,
    ]);
    expect((await signIn(username, 'second-lane-77')).status).toBe(200);
  });

  it('tells figures twice', async () => {
    const events = [{ remote: 'mf-orders', version: '1.0.0', figure: 'load' }];
    const answers = await twice('/api/remotes/telemetry', { events });
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
  });
});

async function doneOrder(): Promise<{ orderId: number }> {
  const orderItems = [{ productId: trade.goods.No, quantity: 1 }];
  const { body } = await trade.store.post<{ obj: { orderId: number } }>('/api/order', { orderItems });
  return body.obj;
}
