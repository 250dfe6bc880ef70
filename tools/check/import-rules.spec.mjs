import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

// dependency-cruiser reads a workspace of many files.
jest.setTimeout(120_000);

const root = resolve(import.meta.dirname, '../..');
const rooms = ['libs', 'services', 'shell', 'mf-orders', 'mf-reports'];

/** A small project in which every import is right. */
const rightfulProject = {
  'services/billing/src/common.ts': `export const nothing = true;`,
  'libs/contracts/src/orders/index.ts': `import * as z from 'zod'; export const order = z.object({});`,
  'libs/web/ui/src/index.ts': `import { order } from '@depot/contracts/orders'; export const Button = order;`,
  'libs/web/ui/src/data/index.ts': `export const Table = 1;`,
  'libs/web/documents/src/index.ts': `export const Invoice = 1;`,
  'libs/node/platform/src/index.ts': `export const outbox = 1;`,
  'libs/node/http/src/index.ts': `export const http = 1;`,
  'services/orders/src/orders.module.ts': `export { controller } from './order/order.controller.js';`,
  'services/orders/src/order/order.controller.ts': `import { http } from '@depot/node-http'; import { service } from './order.service.js'; export const controller = [http, service];`,
  'services/orders/src/order/order.service.ts': `import { Invoice } from '@depot/documents'; import { entity } from './order.entity.js'; export const service = [entity, Invoice];`,
  'services/orders/src/order/order.entity.ts': `export const entity = 1;`,
  'services/billing/src/billing.module.ts': `export const billing = 1;`,
  'services/orders/test/order.db.spec.ts': `import { trade } from '@depot/service-testing/trade'; import '@depot/orders'; trade();`,
  'services/testing/src/trade.ts': `import { controller } from '@depot/orders'; export const trade = () => controller;`,
  'services/host/src/main.ts': `import { controller } from '@depot/orders'; export const main = controller;`,
  'mf-orders/src/manifest.ts': `import { Button } from '@depot/ui'; import { List } from './screens/list/List.js'; export const manifest = [Button, List];`,
  'mf-orders/src/screens/list/List.ts': `import { row } from '../../parts/row.js'; export const List = row;`,
  'mf-orders/src/screens/order-list/OrderList.ts': `import type { Table } from '@depot/ui/data'; export const later = (): Promise<typeof Table> => import('./on-demand/Fields.js').then(({ Fields }) => Fields);`,
  'mf-orders/src/screens/order-list/on-demand/Fields.ts': `import { Table } from '@depot/ui/data'; export const Fields = Table;`,
  'mf-orders/src/screens/edit/Edit.ts': `export const Edit = 1;`,
  'mf-orders/src/parts/row.ts': `export const row = 1;`,
  'mf-reports/src/manifest.ts': `export const reports = 1;`,
  'shell/src/main.ts': `import { Button } from '@depot/ui'; export const main = Button;`,
  'shell/src/remotes/telemetry/queue.ts': `import type { Button } from '@depot/ui'; export type Metric = typeof Button;`,
  'shell/src/remotes/load/later.ts': `import type { Metric } from '../telemetry/queue.js'; export const later = (): Promise<Metric> => import('@depot/ui').then(({ Button }) => Button);`,
};

const packages = {
  contracts: ['libs/contracts', { './*': { source: './src/*/index.ts' } }],
  ui: ['libs/web/ui', { '.': { source: './src/index.ts' }, './data': { source: './src/data/index.ts' } }],
  documents: ['libs/web/documents', { '.': { source: './src/index.ts' } }],
  'node-platform': ['libs/node/platform', { '.': { source: './src/index.ts' } }],
  'node-http': ['libs/node/http', { '.': { source: './src/index.ts' } }],
  orders: ['services/orders', { '.': { source: './src/orders.module.ts' }, './*': { source: './src/*.ts' } }],
  billing: ['services/billing', { '.': { source: './src/billing.module.ts' } }],
  'service-testing': ['services/testing', { './*': { source: './src/*.ts' } }],
  reports: ['mf-reports', { '.': { source: './src/manifest.ts' } }],
};

/** rule → path and content of a file that breaks it */
const wrongs = {
  'contracts-know-only-zod': ['libs/contracts/src/wrong.ts', `import 'react';`],
  'web-kits-stay-in-the-browser': ['libs/web/ui/src/wrong.ts', `import '@depot/node-http';`],
  'node-kits-stay-on-the-server': ['libs/node/http/src/wrong.ts', `import '@depot/ui';`],
  'database-knows-no-platform': ['libs/node/database/src/wrong.ts', `import '@depot/node-platform';`],
  'screens-know-no-server': ['shell/src/wrong.ts', `import '@depot/orders';`],
  'remotes-meet-at-run-time': [
    'mf-orders/src/wrong.ts',
    `import type { reports } from '@depot/reports'; export type Wrong = typeof reports;`,
  ],
  'nothing-shared-before-sharing': ['shell/src/remotes/load/early-wrong.ts', `import '@depot/ui';`],
  'first-list-without-tables': ['mf-orders/src/screens/order-list/wrong.ts', `import '@depot/ui/data';`],
  'screens-import-no-other-screen': ['mf-orders/src/screens/edit/wrong.ts', `import '../list/List.js';`],
  'parts-import-no-screen': ['mf-orders/src/parts/wrong.ts', `import '../screens/list/List.js';`],
  'services-use-ports': ['services/billing/src/port-wrong.ts', `import '@depot/orders';`],
  'tests-of-services-stay-outside': ['services/billing/src/tests-wrong.ts', `import '@depot/service-testing/trade';`],
  'tests-compose-through-testing': ['services/billing/test/wrong.db.spec.ts', `import '@depot/orders';`],
  'testing-composes-modules': ['services/testing/src/wrong.ts', `import '@depot/orders/order/order.service';`],
  'services-know-no-screens': ['services/billing/src/screen-wrong.ts', `import '@depot/ui';`],
  'host-composes-modules': ['services/host/src/wrong.ts', `import '@depot/orders/order/order.service';`],
  'controllers-know-no-entities': ['services/orders/src/order/wrong.controller.ts', `import './order.entity.js';`],
  'files-named-by-subject': ['services/billing/src/name-wrong.ts', `import './common.js';`],
  'packages-by-name': ['services/billing/src/path-wrong.ts', `import '../../../libs/node/http/src/index.js';`],
  'tests-stay-outside': ['shell/src/test-wrong.ts', `import '@testing-library/react';`],
  'no-cycles': ['services/billing/src/round.ts', `import './round.js';`],
  'everything-resolves': ['shell/src/lost.ts', `import './nowhere.js';`],
};

let house;

function write(path, text) {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
}

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'depot-imports-'));
  mkdirSync(join(house, 'node_modules/@depot'), { recursive: true });
  write('package.json', JSON.stringify({ workspaces: ['libs/contracts', 'libs/*/*', 'services/*', 'mf-*', 'shell'] }));
  for (const name of ['zod', 'react', '@testing-library'])
    symlinkSync(join(root, 'node_modules', name), join(house, 'node_modules', name));
  for (const [name, [folder, exports]] of Object.entries(packages)) {
    write(`${folder}/package.json`, JSON.stringify({ name: `@depot/${name}`, type: 'module', exports }));
    symlinkSync(join(house, folder), join(house, 'node_modules/@depot', name));
  }
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

/** Runs the rules as the build does; its exit code is the number of wrong imports. */
function cruise() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      join(root, '.dependency-cruiser.cjs'),
      '--output-type',
      'err',
      ...rooms,
    ],
    { cwd: house, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

function furnish(files) {
  for (const [path, text] of files) write(path, text);
}

test('a house in order passes; each wrong import fails it, by its own rule', () => {
  furnish(Object.entries(rightfulProject));
  const before = cruise();
  expect(before.said).toContain('no dependency violations found');
  expect(before.status).toBe(0);

  furnish(Object.values(wrongs));
  const after = cruise();
  const expected = Object.entries(wrongs).map(([rule, [file]]) => `error ${rule}: ${file} →`);
  const found = after.said.split('\n').map((line) => line.trim());
  expect(expected.filter((start) => !found.some((line) => line.startsWith(start)))).toEqual([]);
  expect(after.status).toBe(expected.length);
});
