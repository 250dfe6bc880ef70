import { may, type Permission, type Role, roles } from '@depot/contracts/permissions';
import type { TestApp, TestClient } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fileForm, importEnd } from './import-file.js';
import { openTrade, type Trade } from './trade.js';
import { allOperations, type Operation } from './walk/operations.js';
import { clientsOf, productApp } from './walk/product-app.js';
import { request, send } from './walk/request.js';

/**
 * Posts that need no session belong to nobody, so nobody's key could be theirs; each is harmless when it comes twice.
 * Anything new here is a decision.
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
}, 120_000);
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

async function doneOrder(): Promise<{ orderId: number }> {
  const orderItems = [{ productId: trade.goods.No, quantity: 1 }];
  const { body } = await trade.store.post<{ obj: { orderId: number } }>('/api/order', { orderItems });
  return body.obj;
}
