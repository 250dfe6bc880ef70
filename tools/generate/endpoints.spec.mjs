import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { root } from '../workspace-root.mjs';
import { generatedEndpoints } from './endpoints.mjs';

const remotes = readdirSync(root).filter((folder) => folder.startsWith('mf-'));
const kit = 'libs/web/shared-reads';
const apiOf = (user) => join(root, user, 'src/api');

/** The reads that each remote, and the kit that all of them share, has made of the API description. */
function readsOf(user) {
  const folder = join(apiOf(user), 'generated');
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(/^ {4}(\w+): build\.query</gm)].map(([, name]) => name));
}

test('what several remotes read is an endpoint of the kit that they share, so that it is asked for once', () => {
  const users = new Map();
  for (const user of [...remotes, kit])
    for (const name of readsOf(user)) users.set(name, [...(users.get(name) ?? []), user]);
  expect([...users].filter(([, all]) => all.length > 1)).toEqual([]);
  expect([...users].filter(([, [user]]) => user === kit).length).toBeGreaterThan(3);
});

const json = (schema) => ({ content: { 'application/json': { schema } } });
const named = (name) => ({ type: 'object', properties: {}, 'x-schema': name });
const description = {
  paths: {
    '/api/order/query': {
      post: {
        operationId: 'ordersQuery',
        'x-kind': 'reads',
        'x-depot-tags': { provides: ['Order'] },
        requestBody: json(named('orders#orderQueryBody')),
        responses: { 200: json(named('orders#orderPage')) },
      },
    },
    '/api/order': {
      get: {
        operationId: 'ordersFind',
        'x-kind': 'reads',
        parameters: [
          { name: 'orderId', required: false, schema: { type: 'integer' } },
          { name: 'isOpen', required: false, schema: { type: 'string', enum: ['true', 'false'] } },
        ],
        responses: { 200: json({ type: 'object', properties: { obj: named('orders#order') }, required: ['obj'] }) },
      },
      delete: {
        operationId: 'ordersDelete',
        'x-kind': 'command',
        'x-depot-tags': { invalidates: ['Order'] },
        parameters: [{ name: 'id', required: true, schema: { type: 'integer' } }],
        responses: { 202: json(named('wire#messageOnly')) },
      },
    },
  },
};

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'depot-endpoints-'));
  mkdirSync(join(folder, 'src/api'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

async function generate(operations) {
  writeFileSync(join(folder, 'src/api/operations.json'), JSON.stringify(operations));
  return [...(await generatedEndpoints(folder, description)).values()][0].replaceAll(/\s+/g, ' ');
}

test('a request has the type that goes in, a response the one that comes out, and neither is copied', async () => {
  const code = await generate({ ordersQuery: {} });
  expect(code).toContain("import type { orderPage, orderQueryBody } from '@depot/contracts/orders';");
  expect(code).toContain('type OrdersQueryApiArg = Input<typeof orderQueryBody>;');
  expect(code).toContain('type OrdersQueryApiResponse = Output<typeof orderPage>;');
  expect(code).toContain(
    "providesTags: ['Order'] as const, query: (body) => ({ url: '/order/query', method: 'POST', body })",
  );
  expect(code).toContain('export const { useOrdersQueryQuery, useLazyOrdersQueryQuery } = ordersApi;');
});

test('parameters are numbers and booleans, and only what an endpoint takes', async () => {
  const code = await generate({ ordersFind: { takes: ['orderId', 'isOpen?'] }, ordersDelete: {} });
  expect(code).toContain('type OrdersFindApiArg = { orderId: number; isOpen?: boolean };');
  expect(code).toContain("query: (params) => ({ url: '/order', params })");
  expect(code).toContain('type OrdersFindApiResponse = { obj: Output<typeof order> };');
  expect(code).toContain("query: (params) => ({ url: '/order', method: 'DELETE', params })");
  expect(code).toContain('type OrdersDeleteApiResponse = Output<typeof messageOnly>;');
  expect(code).toContain('useOrdersDeleteMutation');
});

test('the tags of an endpoint that is written by hand are exported', async () => {
  const code = await generate({ ordersDelete: { byHand: true } });
  expect(code).toContain("export const ordersDeleteTags = { invalidatesTags: ['Order'] as const };");
  expect(code).not.toContain('injectEndpoints');
});
