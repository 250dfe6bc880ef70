import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '../workspace-root.mjs';
import {
  brokenLinks,
  documents,
  namedFiles,
  namedIdentifiers,
  namedPaths,
  pathExists,
  projectFiles,
  sourceText,
  unknownCommands,
  unknownScripts,
  unknownTests,
} from './documents.mjs';

const textOf = (file) => readFileSync(join(root, file), 'utf8');
const all = documents().map((file) => [file, textOf(file)]);

const files = projectFiles();
const names = new Set(files.map((file) => basename(file)));

describe.each(all)('%s', (file, text) => {
  test('names paths that exist', () => expect(namedPaths(text).filter((path) => !pathExists(path))).toEqual([]));
  test('names files that exist', () => expect(namedFiles(text).filter((name) => !names.has(name))).toEqual([]));
  test('links to what exists', () => expect(brokenLinks(file, text)).toEqual([]));
  test('runs tests that exist', () => expect(unknownTests(text, files)).toEqual([]));
  test('runs scripts that exist', () => expect([...unknownScripts(text), ...unknownCommands(text)]).toEqual([]));
});

test('decorators, methods and functions that documents name are in the source', () => {
  const source = sourceText();
  const isKnown = (name) => new RegExp(`\\b${name}\\b`).test(source);
  const missing = all.flatMap(([file, text]) =>
    namedIdentifiers(text)
      .filter((name) => !isKnown(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('what does not exist is found', () => {
  const text = 'See `libs/node/nowhere.ts`, [this](nowhere.md), `npm run nothing`, `node tools/nothing.mjs`.';
  expect(namedPaths(text).filter((path) => !pathExists(path))).toEqual(['libs/node/nowhere.ts', 'tools/nothing.mjs']);
  expect(unknownTests('`npm run jest -- tools/check/docu services/nothing`', files)).toEqual(['services/nothing']);
  expect(namedFiles('`Nowhere.tsx`').filter((name) => !names.has(name))).toEqual(['Nowhere.tsx']);
  expect(brokenLinks('README.md', text)).toEqual(['nowhere.md']);
  expect([unknownScripts(text), unknownCommands(text)]).toEqual([['nothing'], ['tools/nothing.mjs']]);
  expect(namedIdentifiers('`db.letItRain()` and `@Nothing`')).toEqual(['Nothing', 'letItRain']);
});

test('a link to a heading that does not exist is found', () => {
  const known = '[a](#start) [b](docs/architecture.md#from-a-button-to-its-sql)';
  const unknown = '[c](docs/testing.md#nowhere) [d](#nowhere)';
  expect(brokenLinks('README.md', `${known} ${unknown}`)).toEqual(['docs/testing.md#nowhere', '#nowhere']);
});

test('from a button to its SQL are at most eight files', () => {
  const text = textOf('docs/architecture.md');
  const [, section] = /\n### From a button to its SQL\n([^]*?)\n## /.exec(text);
  const ways = section
    .split('\n')
    .filter((row) => row.includes('`'))
    .map((row) => namedPaths(row));
  expect(ways).toHaveLength(5);
  for (const way of ways) {
    expect(way.filter((path) => !pathExists(path))).toEqual([]);
    expect(way.length).toBeLessThanOrEqual(8);
    expect(way[0]).toMatch(/\.tsx$/);
    expect(textOf(way.at(-1))).toContain('this.db.');
    for (const [file, next] of way.slice(1).map((path, index) => [way[index], path]))
      if (file.split('/src/')[0] === next.split('/src/')[0])
        expect([file, textOf(file)]).toEqual([file, expect.stringContaining(nameOf(next))]);
  }
});

/** End of an import of the file. */
const nameOf = (path) => `/${basename(path).replace(/\.tsx?$/, '.js')}'`;
