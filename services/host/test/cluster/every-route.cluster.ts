import { type Role, roles } from '@depot/contracts/permissions';
import type { AnyBody, TestAnswer, TestApp, TestClient } from '@depot/node-testing';
import { clientsOf, productApp } from '@depot/service-testing/product-app';
import type { Trade } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pMap from 'p-map';
import { oneOfEverything } from '../walk/one-of-everything.js';
import { allOperations, type Operation } from '../walk/operations.js';
import { send } from '../walk/request.js';
import { bareRequest, waysToAsk } from '../walk/ways-to-ask.js';
import { clusterApp } from './cluster-app.js';

/*
 * Calls every route as every role, by requests that rotate over three servers. Started by `npm test -- --only cluster
 * walk`.
 */
const all = await allOperations();
const named = (operations: readonly Operation[]) => operations.map((operation) => [operation.id, operation] as const);
const reads = all.filter(({ kind, permission }) => kind === 'reads' && permission !== 'public');

/** Milliseconds for setting up on a busy machine. */
const timeoutMs = 240_000;

interface Side {
  app: TestApp;
  trade: Trade;
  clients: Record<Role, TestClient>;
}

async function sideOf(app: TestApp): Promise<Side> {
  // each command depends on the previous ones, and reaches another server
  const trade = await oneOfEverything(app, 'Wombat');
  return { app, trade, clients: clientsOf(app, trade.tenant) };
}

let alone: Side;
let many: Side;
let processes: readonly TestApp[];
/** The same user in each process. */
let admins: readonly TestClient[];

beforeAll(async () => {
  const cluster = await clusterApp();
  processes = cluster.processes;
  many = await sideOf(cluster.app);
  admins = processes.map((app) => app.as(many.trade.tenant.admin));
  alone = await sideOf(await productApp());
}, timeoutMs);
afterAll(async () => {
  await many.app.close();
  await alone.app.close();
});

/** A route about the own account may end the session or spoil the password, so it gets one of its own. */
async function clientOf({ app, trade, clients }: Side, role: Role, { permission }: Operation): Promise<TestClient> {
  if (permission === 'public') return app.anonymous();
  if (permission !== 'account.own') return clients[role];
  const storeId = role === 'READ_ONLY_STORE' ? trade.tenant.store.id : undefined;
  return app.as(await trade.tenant.add(role, { storeId }));
}

/** A job changes later responses, so each side waits for its end. */
async function jobEnded(client: TestClient, { status, body }: TestAnswer<AnyBody>): Promise<void> {
  const { jobId } = (body as Partial<AnyBody>).obj ?? {};
  if (status !== 202 || typeof jobId !== 'number') return;
  for (let state: unknown = 'WAITING'; state === 'WAITING' || state === 'RUNNING';)
    state = (await client.get(`/api/document/job?id=${jobId}`)).body.obj.status;
}

describe('three servers answer as one does', () => {
  it.each(named(all))('%s', async (_id, operation) => {
    for (const role of operation.permission === 'public' ? roles.slice(0, 1) : roles) {
      const said = await pMap([alone, many], async (side) => {
        const client = await clientOf(side, role, operation);
        const answers: string[] = [];
        for (const asked of waysToAsk(operation)) {
          const answer = await send(client, operation, asked);
          answers.push(`${answer.status} ${String(answer.body.code ?? '')}`);
          await jobEnded(client, answer);
        }
        return answers;
      });
      expect([role, said[1]]).toEqual([role, said[0]]);
      expect([role, said[1]?.filter((answer) => answer.startsWith('5'))]).toEqual([role, []]);
    }
  });
});

describe('what one server has acknowledged is there at once at each', () => {
  it.each(named(reads.filter(({ permission }) => permission !== 'account.own')))('%s', async (_id, operation) => {
    const answers = await pMap(admins, async (admin) => {
      const { status, bytes, headers } = await send(admin, operation, bareRequest(operation));
      // files differ in the moment when they were made
      const isJson = headers['content-type']?.startsWith('application/json');
      return `${status} ${isJson ? bytes.toString() : ''}`;
    });
    expect(new Set(answers).size).toBe(1);
  });

  it('the new name of a product, in every list', async () => {
    const { trade } = many;
    const [writer, ...readers] = processes.map((app) => app.as(trade.tenant.manager));
    for (let round = 1; round <= 20; round += 1) {
      const productId = await trade.addProduct(`Round ${round}`, 'No');
      const product = { productId, secondaryName: `Renamed ${round}` };
      expect((await writer?.put('/api/product', { product }))?.status).toBe(200);
      const seen = await pMap(readers, async (reader) => {
        const { list } = (await reader.get('/api/product')).body;
        return list.find((row) => row.productId === productId)?.secondaryName;
      });
      expect(seen).toEqual([product.secondaryName, product.secondaryName]);
    }
  });
});

it('of twenty buyers who order at once, five get the five pieces', async () => {
  const { trade, clients } = many;
  const productId = await trade.addProduct('Five pieces', 'No');
  const inventoryList = [{ productId, quantity: 5 }];
  const received = await clients.WAREHOUSE_OPS.post('/api/inventory', { inventoryList, needRecord: false });
  expect(received.status).toBeLessThan(300);
  const offered = await pMap(Array.from({ length: 20 }), () =>
    clients.STORE.post('/api/order', { orderItems: [{ productId, quantity: 1 }] }),
  );
  const codes = offered.map(({ status, body }) => (status === 201 ? 'done' : String(body.code)));
  expect(codes.filter((code) => code === 'done')).toHaveLength(5);
  expect(codes.filter((code) => code !== 'done')).toEqual(Array(15).fill('INSUFFICIENT_STOCK'));
});

it('one key at three servers at once is one order', async () => {
  const { trade } = many;
  const orderItems = [{ productId: trade.goods.No, quantity: 1 }];
  const answers = await pMap([...processes, ...processes], (app) =>
    app.as(trade.tenant.store).post('/api/order', { orderItems }, { 'idempotency-key': 'at three servers' }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.obj.orderId)).size).toBe(1);
});
