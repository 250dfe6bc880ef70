import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { collectRemoteNames } from './remote-names.mjs';

const folder = mkdtempSync(join(tmpdir(), 'depot-names-'));
writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@team/mf-hello' }));
afterAll(() => rmSync(folder, { recursive: true }));

/** The names in sources, by their paths in the remote or in installed packages. */
const namesIn = (sources) =>
  collectRemoteNames(
    {
      modules: Object.entries(sources).map(([path, text]) => ({
        resource: join(folder, path),
        originalSource: () => ({ source: () => text }),
      })),
    },
    folder,
  );

test('endpoints and tags, those of kits included; texts and styles by the name of the package', () => {
  const endpoints = (name, kind) => `api.injectEndpoints({ endpoints: (build) => ({ ${name}: build.${kind}({}) }) })`;
  const names = namesIn({
    'src/api/tags.ts': `export const api = remoteApi(depotRemote, ['Hello', "World"]); ${endpoints('helloFind', 'query')}`,
    'src/more.ts': `addNamespace('mf-hello-more', loaders); ${endpoints('helloPages', 'infiniteQuery')}`,
    'node_modules/@depot/invoicing/index.js': `${endpoints('billingFind', 'mutation')}; addNamespace('kit', loaders);`,
    'node_modules/antd/index.js': endpoints('foreign', 'query'),
  });
  expect(names).toEqual({
    endpoints: ['billingFind', 'helloFind', 'helloPages'],
    tags: ['Hello', 'World'],
    storageKeys: [],
    queues: [],
    locales: ['mf-hello', 'mf-hello-more'],
    cssPrefix: 'mf-hello-',
  });
});

test.each([
  ["defineStored({ key: 'mf-hello-filter', schema })", ['mf-hello-filter'], []],
  ['defineStored({ key: `mf-hello-draft-${id}`, schema })', ['mf-hello-draft-'], []],
  ["const key = 'mf-hello-row'; defineStored({ key, schema })", ['mf-hello-row'], []],
  ['defineDraft(`mf-hello-draft-${id}`, rows)', ['mf-hello-draft-'], []],
  ["defineArchive({ name: 'mf-hello-answers', schema })", ['mf-hello-answers'], []],
  ["defineEntries({ prefix: 'depot-mf-hello-entry-', schema })", ['depot-mf-hello-entry-'], []],
  ['defineStored({ key: keys(7).picks })', ['mf-hello-picks-'], []],
  ['defineStored({ key: keys(7)[kind] })', ['mf-hello-picks-', 'mf-hello-ticks-'], []],
  ['defineQueue({ prefix, mark: queueKey })', ['depot-mf-hello-queue'], ['depot-mf-hello-entry-']],
  [
    "defineSubmissions({ prefix, mark: queueKey, besides: ['depot-mf-hello-other-'] })",
    ['depot-mf-hello-queue'],
    ['depot-mf-hello-entry-', 'depot-mf-hello-other-'],
  ],
])('%s', (code, storageKeys, queues) => {
  const keys =
    "export const queueKey = 'depot-mf-hello-queue'; export const prefix = 'depot-mf-hello-entry-';" +
    'export const keys = (id) => ({ picks: `mf-hello-picks-${id}`, ticks: `mf-hello-ticks-${id}` });';
  expect(namesIn({ 'src/keys.ts': keys, 'src/one.ts': code })).toMatchObject({ storageKeys, queues });
});

test.each([
  'defineStored({ key: nameOf(order), schema })',
  'defineStored(definition)',
  'defineStored({ ...definition, schema })',
  'defineQueue({ prefix: given.prefix, mark: "depot-mf-hello-queue" })',
  'defineDraft(key, rows)',
])('a name that cannot be read, as in %s, ends the build', (code) => {
  expect(() => namesIn({ 'src/one.ts': code })).toThrow(/src\/one\.ts: the build cannot read the name/);
});

test('keys of kits that a remote contains belong to the kits', () => {
  const kit = { 'node_modules/@depot/stock-entry/index.js': 'defineStored({ key, schema })' };
  expect(namesIn(kit)).toMatchObject({ storageKeys: [], queues: [] });
});
