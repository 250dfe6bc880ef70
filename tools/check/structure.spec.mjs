import { expect, test } from '@jest/globals';
import { listScreens, measureFile, quantile, structureOf } from './structure.mjs';

const valueOf = (figures, name) => figures.find((figure) => figure.name === name)?.value;

test('measures files, functions, long lines and who names browser storage', () => {
  const text = `export function a() {\n  return [1].map((each) => each);\n}\n// ${'x'.repeat(130)}\nlocalStorage.clear();\n`;
  expect(measureFile('shell/src/a.ts', text)).toEqual({
    path: 'shell/src/a.ts',
    lines: 5,
    longLines: 1,
    functions: [3, 1],
    namesStorage: true,
    holdsSql: false,
    namesModuleRef: false,
    listsColumns: false,
  });
  expect(measureFile('shell/src/b.ts', "export const key = 'localStorage'; // localStorage\n").namesStorage).toBe(
    false,
  );
});

test('no line is too long', () => {
  const name = 'lines over 120 characters';
  const long = (path) => valueOf(structureOf([measureFile(path, `// ${'x'.repeat(130)}\n`)]), name);
  expect([long('services/orders/src/a.ts'), long('tools/a.mjs'), long('mf-orders/src/a.ts')]).toEqual([1, 1, 1]);
});

test('counts the functions that are too long', () => {
  const name = 'functions of more than 40 lines';
  const lasting = (lines) => measureFile('tools/a.mjs', `export function a() {${'\n'.repeat(lines - 1)}}\n`);
  expect(valueOf(structureOf([lasting(40), lasting(41)]), name)).toBe(1);
});

test('counts lines that are too long, and fails on them', () => {
  const long = measureFile('mf-orders/src/a.ts', `// ${'x'.repeat(130)}\n`);
  const whole = measureFile('mf-orders/src/b.ts', '\n'.repeat(16));
  const broken = (files) =>
    structureOf(files)
      .filter(({ value, max, holds }) => holds && value > max)
      .map(({ name }) => name);
  expect(broken([long])).toEqual(['lines over 120 characters']);
  expect(broken([whole])).toEqual([]);
});

test('the kit alone may name browser storage', () => {
  const name = 'files outside the kit that name browser storage';
  const naming = (path) => measureFile(path, 'localStorage.clear();\n');
  expect(valueOf(structureOf([naming('libs/web/storage/src/text.ts'), naming('lab/bench/watch.mjs')]), name)).toBe(0);
  expect(valueOf(structureOf([naming('mf-orders/src/draft.ts')]), name)).toBe(1);
});

test('SQL stands in repositories and migrations alone', () => {
  const name = 'files with SQL outside of repositories and migrations';
  const held = (path, text) => valueOf(structureOf([measureFile(path, text)]), name);
  const service = 'services/orders/src/order/order.service.ts';
  const statement = 'const sql = `SELECT id FROM orders WHERE ${where}`;\n';
  expect(held(service, statement)).toBe(1);
  expect(held(service, 'this.db.query(text);\n')).toBe(1);
  expect(held(service, 'db.of(OrderEntity);\n')).toBe(1);
  expect(held(service, "db.batch([]); new Set().of('SELECT');\n")).toBe(0);
  expect(held('services/orders/src/order/order.repository.ts', statement)).toBe(0);
  expect(held('services/orders/src/migrations/1-a.ts', statement)).toBe(0);
  expect(held('libs/node/database/src/db.ts', statement)).toBe(0);
});

test('the kit alone lists the columns of many rows', () => {
  const name = 'files outside the kit that list columns of a JSON_TABLE';
  const listing = (path) =>
    valueOf(structureOf([measureFile(path, "const sql = `JSON_TABLE(:rows, '$[*]')`;\n")]), name);
  expect(listing('services/orders/src/order/order.repository.ts')).toBe(1);
  expect(listing('libs/node/database/src/bulk-statements.ts')).toBe(0);
});

test('services inject what they need', () => {
  const name = 'files of services that look a provider up';
  const looking = measureFile('services/orders/src/a.ts', "import { ModuleRef } from '@nestjs/core';\n");
  expect(valueOf(structureOf([looking]), name)).toBe(1);
  expect(valueOf(structureOf([measureFile('services/orders/src/a.ts', '// ModuleRef\n')]), name)).toBe(0);
});

test('counts the files of list screens', () => {
  const at = (path) => measureFile(path, '');
  const files = ['OrderList.tsx', 'columns.tsx', 'dialog/Dialog.tsx'].map((name) =>
    at(`mf-orders/src/screens/order-list/${name}`),
  );
  expect(listScreens([...files, at('mf-orders/src/screens/order-new/OrderNew.tsx')])).toEqual([
    { folder: 'mf-orders/src/screens/order-list', count: 2 },
  ]);
});

test('a quantile is one of the numbers', () => {
  expect([quantile([], 0.5), quantile([3], 0.9), quantile([5, 1, 3, 2, 4], 0.5), quantile([1, 2, 3, 4], 0.9)]).toEqual([
    0, 3, 3, 4,
  ]);
});

test('a name of two meanings breaks the structure', () => {
  const broken = structureOf([], { ambiguous: [{ name: 'Page', paths: ['a.ts', 'b.ts'] }] });
  expect(valueOf(broken, 'exported names of two meanings')).toBe(1);
});
