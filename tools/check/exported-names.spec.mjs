import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../workspace-root.mjs';
import { idleRoles, namesDefinedTwice, namesOfTwoMeanings } from './exported-names.mjs';
import { productionFiles } from './structure.mjs';

const defining = (path, name) => ({ path, text: `export const ${name} = 1;\n` });

test('names that two files define are found with their files', () => {
  const texts = [
    { path: 'a.ts', text: "export const one = 1;\nexport { two } from './b.js';\n" },
    { path: 'b.ts', text: 'export async function two() {}\nexport type one = number;\n' },
  ];
  expect(namesDefinedTwice(texts)).toEqual([{ name: 'one', paths: ['a.ts', 'b.ts'] }]);
});

test('a name may stand twice only where it belongs to each place', () => {
  const manifests = ['mf-orders/src/manifest.ts', 'mf-admin/src/manifest.ts'].map((path) => defining(path, 'manifest'));
  expect(namesOfTwoMeanings(manifests)).toEqual([]);
  const more = [...manifests, defining('mf-orders/src/screens/order-list/columns.tsx', 'manifest')];
  expect(namesOfTwoMeanings(more).map(({ name }) => name)).toEqual(['manifest']);
  const others = [defining('mf-orders/src/manifest.ts', 'Page'), defining('mf-admin/src/manifest.ts', 'Page')];
  expect(namesOfTwoMeanings(others).map(({ name }) => name)).toEqual(['Page']);
});

test('every name with a place of its own is still defined there and elsewhere', () => {
  const texts = productionFiles().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  expect(namesOfTwoMeanings(texts)).toEqual([]);
  expect(idleRoles(texts)).toEqual([]);
});
