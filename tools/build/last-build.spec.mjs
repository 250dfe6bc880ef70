import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { beginBuild, isBuilt } from './last-build.mjs';

let folder;
const at = (path) => join(folder, path);
const built = () => isBuilt(folder, at('stamp'));
const begin = () => beginBuild(folder, at('stamp'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'depot-last-build-'));
  for (const path of ['libs/contracts/src', 'libs/contracts/dist', 'libs/contracts/node_modules', 'mf-orders/src'])
    mkdirSync(at(path), { recursive: true });
  writeFileSync(at('libs/contracts/src/a.ts'), 'a');
  writeFileSync(at('libs/contracts/dist/a.js'), 'a');
  writeFileSync(at('mf-orders/src/b.ts'), 'b');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('nothing is built before the first build', () => expect(built()).toBe(false));

test('it stays built until something changes', () => {
  begin()();
  writeFileSync(at('libs/contracts/node_modules/c.js'), 'no source');
  expect(built()).toBe(true);
});

test.each([
  ['a source is changed', () => writeFileSync(at('mf-orders/src/b.ts'), 'changed')],
  ['a source of the same size is written', () => utimesSync(at('mf-orders/src/b.ts'), 1, 1)],
  ['a source is added', () => writeFileSync(at('libs/contracts/src/new.ts'), '')],
  ['a source is removed', () => rmSync(at('libs/contracts/src/a.ts'))],
  ['what was built is removed', () => rmSync(at('libs/contracts/dist'), { recursive: true })],
  ['what was built is changed', () => writeFileSync(at('libs/contracts/dist/a.js'), 'half')],
])('it is not any more where %s', (_, change) => {
  begin()();
  change();
  expect(built()).toBe(false);
});

test('a source that is changed during the build is not built', () => {
  const end = begin();
  writeFileSync(at('mf-orders/src/b.ts'), 'changed');
  writeFileSync(at('libs/contracts/dist/a.js'), 'built');
  end();
  expect(built()).toBe(false);
});
