import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { packagesIn, withImports } from './imports.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'depot-imports-'));
  const files = {
    'first.mjs': `import x from 'one'; import './second.mjs'; import { join } from 'node:path'; /* import 'no'; */`,
    'second.mjs': `export * from '@two/three/four'; await import('./third.mjs'); const code = \`import 'no'\`;`,
    'third.mjs': `const { resolve: loader } = createRequire(here); loader('five'); new URL('six/x.wasm', import.meta.url);`,
    'other.mjs': `import 'no';`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('modules come with all that they import, and name the packages that they need', () => {
  const files = withImports([join(folder, 'first.mjs')]);
  expect(files.map((file) => basename(file))).toEqual(['first.mjs', 'second.mjs', 'third.mjs']);
  expect(packagesIn(files)).toEqual(['@two/three', 'five', 'one', 'six']);
});
