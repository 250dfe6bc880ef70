import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../workspace-root.mjs';
import { dialectIn, words } from './words.mjs';

const found = (path, text) => dialectIn(path, text).map((line) => line.split(': ')[1]);

test('a name, a file, a comment and a document in our own dialect are found', () => {
  expect(found('services/orders/src/a.ts', 'export function refuseStale() {}\nconst letGo = 1;\n')).toEqual([
    'refuseStale',
    'letGo',
  ]);
  expect(found('mf-orders/src/api/asking.ts', '')).toEqual(['asking.ts']);
  expect(found('libs/web/ui/src/a.ts', '/** Makes one and answers its id. */\nconst id = 1;\n')).toEqual([
    'and answers',
  ]);
  expect(found('docs/a.md', 'Whoever asks gets his answer.')).toEqual(['his']);
});

test('an ordinary word is none, nor one in a text', () => {
  expect(found('services/orders/src/a.ts', "const text = 'he refuses';\n/** The process answers again. */\n")).toEqual(
    [],
  );
  expect(found('lab/bench/a.mjs', 'const floorLists = Math.floor(1);\n')).toEqual(['floorLists']);
  expect(found('shell/src/a.ts', 'const floorLists = Math.floor(1);\n')).toEqual([]);
});

test('the glossary shows every word', () => {
  const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
  for (const { not, say } of words) expect(glossary).toContain(`| ${not} | ${say} |`);
});
