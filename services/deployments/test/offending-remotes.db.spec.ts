import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contractVersion, shellFacts } from '@depot/contracts/deployments';
import type { TestApp, TestClient } from '@depot/node-testing';
import { findSharedLibraries } from '@depot/service-deployments';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const shell = join(root, 'shell/dist');
const remote = 'mf-probe';

/** Remotes built for real, each with one deviation; all services, and the built shell. */
let app: TestApp;
let admin: TestClient;
let folder: string;
let kit: { version: string; next: string };
let versions: Record<string, string>;
beforeAll(async () => {
  const { shared } = shellFacts.parse(JSON.parse(await readFile(join(shell, 'shell.json'), 'utf8')));
  const [major = 0, minor = 0] = (shared['@depot/ui'] ?? '').split('.').map(Number);
  kit = { version: shared['@depot/ui'] ?? '', next: `${major}.${minor + 1}.0` };
  await mkdir(join(root, '.data'), { recursive: true });
  folder = await mkdtemp(join(root, '.data/probes-'));
  const offences = {
    honest: {},
    contracts: { installed: { '@depot/contracts': '2.0.0' } },
    kit: { installed: { '@depot/ui': kit.next } },
    name: { part: 'Kanban' },
    operation: { operation: "{ url: '/order/teleport', method: 'PUT' }" },
    storage: {
      code:
        "import { anyText, defineStored } from '@depot/storage';\n" +
        "const rowKey = 'current-order-row';\n" +
        "export const row = defineStored({ key: rowKey, schema: anyText, scope: 'user', version: 1 });",
    },
    bare: { api: 'baseApi' },
    react: { copies: [join(root, 'node_modules/react/cjs/react.production.js')] },
    redux: { copies: [join(root, 'node_modules/redux/dist/redux.mjs')] },
  };
  const script = join(root, 'tools/release/probes/build-probes.mjs');
  const { stdout } = await run(process.execPath, [script, folder, JSON.stringify(offences)], { cwd: folder });
  versions = JSON.parse(stdout) as typeof versions;
  app = await wholeProduct({ SHELL_FOLDER: shell });
  admin = app.as((await app.seedTenant()).admin);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function publish(probe: string) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await readFile(join(folder, `${probe}.tar.gz`)))]), 'probe.tar.gz');
  return admin.post(`/api/remotes/releases?remote=${remote}&version=${versions[probe]}`, form);
}

test.each<[string, string, () => string]>([
  ['for other contracts', 'contracts', () => `was built for contracts ^2.0.0; the product has ${contractVersion}.`],
  ['for a newer kit', 'kit', () => `needs @depot/ui ^${kit.next}; the shell shares ${kit.version}.`],
  ['with a part that the live kit lacks', 'name', () => 'uses Kanban of @depot/ui, which the shell does not have.'],
  [
    'with an operation that nobody offers',
    'operation',
    () => 'calls PUT /order/teleport, which the services do not offer.',
  ],
])('a remote that was built %s is refused, with the reason', async (_what, probe, reason) => {
  const { status, body } = await publish(probe);
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({ code: 'VALIDATION', message: `${remote} ${versions[probe]} ${reason()}` }),
  ]);
});

test.each([
  ['React', 'react', 'react'],
  ['Redux', 'redux', 'Redux (@depot/rtk)'],
])('a remote whose scripts contain a %s of their own is refused, with the script', async (_what, probe, library) => {
  const { status, body } = await publish(probe);
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({ code: 'VALIDATION', message: expect.stringContaining(`.js contains ${library}`) }),
  ]);
});

test.each([
  ['a storage key of another remote', 'storage', 'to: the storage key current-order-row.'],
  ['endpoints in the cache of all remotes', 'bare', 'mf-probe puts endpoints into baseApi'],
])('a remote with %s is refused, with the name', async (_what, probe, reason) => {
  const { status, body } = await publish(probe);
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({ code: 'VALIDATION', message: expect.stringContaining(reason) }),
  ]);
});

/** The shared libraries in the built scripts of a folder, each once. */
async function sharedLibrariesOf(built: string): Promise<string[]> {
  const paths = (await readdir(built)).filter((path) => path.endsWith('.js'));
  const found = paths.map(async (path) => findSharedLibraries(path, await readFile(join(built, path), 'utf8')));
  return [...new Set((await Promise.all(found)).flat())].sort();
}

test('every shared library is known by the built shell, and no remote of the product is taken for one', async () => {
  expect(await sharedLibrariesOf(shell)).toEqual([
    '@depot/api',
    '@depot/remote-kit',
    '@depot/session',
    '@depot/storage',
    'React Router (@depot/router)',
    'Redux (@depot/rtk)',
    'antd (@depot/ui)',
    'i18next (@depot/i18n)',
    'react',
    'react-dom',
  ]);
  const remotes = (await readdir(root)).filter((name) => name.startsWith('mf-'));
  const built = remotes.map(async (name) => [name, await sharedLibrariesOf(join(root, name, 'dist'))]);
  expect(Object.fromEntries(await Promise.all(built))).toEqual(Object.fromEntries(remotes.map((name) => [name, []])));
});

test('one that goes with what is live is published, so nothing else was wrong with the others', async () => {
  const { status, body } = await publish('honest');
  const obj = { remote, version: versions.honest, isNew: true, isStable: false };
  expect([status, body]).toEqual([201, expect.objectContaining({ obj })]);
});
