import { expect, test } from '@jest/globals';
import { findMisplaced, inspectSource } from './structure.mjs';

const problemsOf = (path, text) => findMisplaced([inspectSource(path, text)]);

test('the kit alone may name browser storage', () => {
  const clears = 'localStorage.clear();\n';
  expect(problemsOf('libs/web/storage/src/text.ts', clears)).toEqual([]);
  expect(problemsOf('lab/bench/watch.mjs', clears)).toEqual([]);
  expect(problemsOf('mf-orders/src/draft.ts', "export const key = 'localStorage'; // localStorage\n")).toEqual([]);
  expect(problemsOf('mf-orders/src/draft.ts', clears)).toEqual([
    'mf-orders/src/draft.ts names browser storage outside of its kit',
  ]);
});

test('SQL stands in repositories and migrations alone', () => {
  const service = 'services/orders/src/order/order.service.ts';
  const statement = 'const sql = `SELECT id FROM orders WHERE ${where}`;\n';
  const refused = [`${service} holds SQL and is neither a repository nor a migration`];
  expect(problemsOf(service, statement)).toEqual(refused);
  expect(problemsOf(service, 'this.db.query(text);\n')).toEqual(refused);
  expect(problemsOf(service, 'db.of(OrderEntity);\n')).toEqual(refused);
  expect(problemsOf(service, "db.batch([]); new Set().of('SELECT');\n")).toEqual([]);
  expect(problemsOf('services/orders/src/order/order.repository.ts', statement)).toEqual([]);
  expect(problemsOf('services/orders/src/migrations/1-a.ts', statement)).toEqual([]);
  expect(problemsOf('libs/node/database/src/db.ts', statement)).toEqual([]);
});

test('the kit alone lists the columns of many rows', () => {
  const lists = "const sql = `JSON_TABLE(:rows, '$[*]')`;\n";
  expect(problemsOf('services/orders/src/order/order.repository.ts', lists)).toEqual([
    'services/orders/src/order/order.repository.ts lists the columns of a JSON_TABLE outside of the kit',
  ]);
  expect(problemsOf('libs/node/database/src/bulk-statements.ts', lists)).toEqual([]);
});

test('services inject what they need', () => {
  expect(problemsOf('services/orders/src/a.ts', "import { ModuleRef } from '@nestjs/core';\n")).toEqual([
    'services/orders/src/a.ts looks a provider up instead of injecting it',
  ]);
  expect(problemsOf('services/orders/src/a.ts', '// ModuleRef\n')).toEqual([]);
});

test('a list screen has at most six files beside the folders of its dialogs', () => {
  const folder = 'mf-orders/src/screens/order-list';
  const has = (names) => findMisplaced(names.map((name) => inspectSource(`${folder}/${name}`, '')));
  const six = ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'f.tsx'];
  expect(has([...six, 'dialog/Dialog.tsx'])).toEqual([]);
  expect(has([...six, 'g.ts'])).toEqual([`${folder} has 7 files, at most 6`]);
});
