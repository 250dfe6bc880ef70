import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { circles, circlesOf, layoutProblems, portProblems, portUses } from './domains.mjs';

const root = resolve(import.meta.dirname, '../..');
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'services', 'libs/contracts/src'], {
  cwd: root,
  encoding: 'utf8',
});
const product = listed
  .split('\n')
  .filter(
    (path) => /\.ts$/.test(path) && !/\.spec\.|\/(?:test|testing)\//.test(path) && existsSync(resolve(root, path)),
  )
  .map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }));

const contracts = [
  { path: 'libs/contracts/src/stock/stock.port.ts', text: "export const STOCK_PORT = Symbol('STOCK_PORT');\n" },
  { path: 'libs/contracts/src/sales/sales.port.ts', text: "export const SALES_PORT = Symbol('SALES_PORT');\n" },
];
const using = (domain, port, from) => ({
  path: `services/${domain}/src/a/a.service.ts`,
  text: `import { ${port}, type Other } from '@depot/contracts/${from}';\n`,
});

test('a domain uses the ports that the table names, and each of them', () => {
  const files = [...contracts, using('sales', 'STOCK_PORT', 'stock'), using('stock', 'STOCK_PORT', 'stock')];
  expect(portProblems(files, { sales: ['STOCK_PORT'] })).toEqual([]);
  expect(portProblems(files, {})).toEqual(['services/sales/src/a/a.service.ts: sales may not use STOCK_PORT']);
  expect(portProblems(contracts, { sales: ['STOCK_PORT'] })).toEqual(['sales does not use STOCK_PORT']);
});

test('two domains that use each other are a circle', () => {
  const files = [...contracts, using('sales', 'STOCK_PORT', 'stock'), using('stock', 'SALES_PORT', 'sales')];
  expect(circlesOf(portUses(files))).toEqual(['sales ⇄ stock']);
  expect(circlesOf(portUses(files.slice(0, 3)))).toEqual([]);
});

test('domains are laid out alike', () => {
  const at = (path, text = '') => ({ path: `services/sales/src/${path}`, text });
  const right = [
    at(
      'sales.module.ts',
      "@Module({})\nexport class SalesModule {}\n\nexport { salesMigrations } from './migrations/index.js';\n",
    ),
    at('ports/sales-report.adapter.ts', 'export class SalesReportAdapter implements SalesReportPort {'),
  ];
  expect(layoutProblems(right)).toEqual([]);
  expect(layoutProblems([at('index.ts')])).toEqual(['sales has no sales.module.ts']);
  expect(layoutProblems([at('index.ts'), at('sales.module.ts', "export { A } from './a.js';\n")])).toEqual([
    'sales.module.ts exports more than the module and its migrations',
    'sales has an index.ts beside sales.module.ts',
  ]);
  expect(layoutProblems([...right, at('sales.service.ts', 'export class Sales implements SalesPort {')])).toHaveLength(
    1,
  );
  expect(layoutProblems([...right, at('ports/helper.ts')])).toHaveLength(1);
  expect(layoutProblems([...right, at('ports/sales.adapter.ts', 'export class Other implements SalesPort {')])).toEqual(
    ['services/sales/src/ports/sales.adapter.ts: its class is to be called SalesAdapter and to implement the port'],
  );
});

test('the domains of the product are so', () => {
  expect(portProblems(product)).toEqual([]);
  expect(circlesOf(portUses(product))).toEqual(circles);
  expect(layoutProblems(product)).toEqual([]);
});
