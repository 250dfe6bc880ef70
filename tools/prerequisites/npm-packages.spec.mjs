import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { root } from '../workspace-root.mjs';
import { missingPackages } from './npm-packages.mjs';

let folder;
const writeJson = (path, content) => writeFileSync(join(folder, path), JSON.stringify(content));
const lock = {
  '': {},
  'libs/kit': { version: '1.0.0' },
  'node_modules/kit': { link: true },
  'node_modules/there': { version: '1.0.0' },
  'node_modules/older': { version: '2.0.0' },
  'node_modules/gone': { version: '1.0.0' },
  'node_modules/for-another-system': { version: '1.0.0', optional: true },
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'depot-npm-'));
  for (const path of ['libs/kit', 'node_modules/there', 'node_modules/older']) {
    mkdirSync(join(folder, path), { recursive: true });
    writeJson(`${path}/package.json`, {});
  }
  writeJson('package-lock.json', { packages: lock });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('finds what the lock file names and the folder does not hold', () => {
  expect(missingPackages(folder)).toEqual([
    'node_modules/kit',
    'node_modules/there',
    'node_modules/older',
    'node_modules/gone',
  ]);
  symlinkSync('../libs/kit', join(folder, 'node_modules/kit'));
  writeJson('node_modules/.package-lock.json', {
    packages: {
      'node_modules/there': { version: '1.0.0' },
      'node_modules/older': { version: '1.0.0' },
      'node_modules/gone': { version: '1.0.0' },
    },
  });
  expect(missingPackages(folder)).toEqual(['node_modules/older', 'node_modules/gone']);
});

/** Folders in which code at `path` finds a package, nearest first. */
function placesFrom(path, name) {
  const parts = path.split('/');
  const folders = parts
    .map((_, at) => parts.slice(0, parts.length - at).join('/'))
    .filter((each) => !/node_modules$/.test(each));
  return [...folders.map((each) => `${each}/node_modules/${name}`), `node_modules/${name}`];
}

test('the lock file is whole, or `npm ci` refuses it: also what other systems need stands in it', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !placesFrom(path, name).some((place) => place in packages))
      .map((name) => `${path} wants ${name}`),
  );
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});
