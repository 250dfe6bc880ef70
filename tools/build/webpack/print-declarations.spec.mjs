import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

// webpack builds remotes.
jest.setTimeout(120_000);

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');

let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'depot-remote-'));
  await mkdir(join(folder, 'src'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: '@team/mf-hello', type: 'module' }));
});
afterAll(() => rm(folder, { recursive: true }));

async function declarations(name) {
  const path = join(folder, 'src/manifest.ts');
  const screen = `() => import('./Hello.js').then((m) => m.Hello)`;
  const route = `{ path: 'hello', title: {}, permission: 'p', screen: ${screen} }`;
  const locales = `{ gb: () => import("./gb.json"), cn: async () => ({ default: {} }) }`;
  await writeFile(
    path,
    `export const manifest =
      { name: '${name}', team: 'hello', navigation: [], routes: [${route}], locales: ${locales} };`,
  );
  const loader = join(import.meta.dirname, '../register-typescript.mjs');
  const script = join(import.meta.dirname, 'print-declarations.mjs');
  const env = { ...process.env, GIT_COMMIT: '' };
  const { stdout } = await run(process.execPath, ['--conditions=source', '--import', loader, script, path], { env });
  return JSON.parse(stdout);
}

test('a remote is called as its package is, or it is not built', async () => {
  expect(await declarations('mf-hello')).toMatchObject({ team: 'hello', routes: [{ path: 'hello' }] });
  await expect(declarations('mf-other')).rejects.toThrow('says that it is mf-other; its package is mf-hello');
});

test('the commit is told, and marked where the folder is not quite that', async () => {
  const author = ['-c', 'user.name=Hello', '-c', 'user.email=hello@depot.test'];
  const git = (...args) => run('git', [...author, ...args], { cwd: folder });
  expect((await declarations('mf-hello')).commit).toBe('unknown');
  await writeFile(join(folder, '.gitignore'), 'node_modules\n');
  await git('init', '--quiet');
  await git('add', '--all');
  await git('commit', '--quiet', '--no-gpg-sign', '--message', 'One');
  expect((await declarations('mf-hello')).commit).toMatch(/^[0-9a-f]{12}$/);
  await writeFile(join(folder, 'src/more.ts'), 'export {};\n');
  expect((await declarations('mf-hello')).commit).toMatch(/^[0-9a-f]{12}-dirty$/);
});

test('it says what a page and the texts of a language are imported from, where it is written there', async () => {
  const { imports } = await declarations('mf-hello');
  expect(imports).toEqual({ screens: { hello: './Hello.js' }, texts: { gb: './gb.json' } });
});
