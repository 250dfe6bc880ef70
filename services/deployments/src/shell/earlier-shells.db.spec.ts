import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestApp } from '@depot/node-testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { deploymentsApp } from '../testing/deployments-app.js';
import { EarlierShells } from './earlier-shells.js';
import { ShellFileRepository } from './shell-file.repository.js';

const day = 24 * 3_600_000;

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'depot-shell-'));
  app = await deploymentsApp();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** What a process does that serves a shell of these files. */
async function shellOf(name: string, files: Record<string, string>) {
  const shell = join(folder, name);
  await mkdir(shell, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(shell, file), text);
  const shells = new EarlierShells(new ShellFileRepository(app.db));
  return { keep: (now?: number) => shells.storeFiles(shell, now), find: (path: string) => shells.find(path) };
}
const textOf = async (shells: Pick<EarlierShells, 'find'>, path: string) =>
  (await shells.find(path))?.content.toString();

test('what one process has served, another finds, until nobody has served it for a month', async () => {
  const now = Date.now();
  const both = { 'index.html': 'page', 'both.89abcdef.js': 'x' };
  const earlier = await shellOf('earlier', { ...both, 'part.0123abcd.js': 'one' });
  const later = await shellOf('later', { ...both, 'part.4567abcd.js': 'two' });
  await earlier.keep(now);
  await later.keep(now);
  expect(await textOf(later, 'part.0123abcd.js')).toBe('one');
  expect(await textOf(earlier, 'part.4567abcd.js')).toBe('two');
  expect(await later.find('index.html')).toBeUndefined();
  expect(await later.find('part.ffffffff.js')).toBeUndefined();

  await later.keep(now + 29 * day);
  expect(await textOf(later, 'part.0123abcd.js')).toBe('one');
  await later.keep(now + 31 * day);
  expect(await later.find('part.0123abcd.js')).toBeUndefined();
  expect(await textOf(later, 'both.89abcdef.js')).toBe('x'); // the later one has it too
});

test('a file is kept as it travels, compressed where the build has done so', async () => {
  const shells = await shellOf('compressed', { 'part.aaaaaaaa.js': 'plain', 'part.aaaaaaaa.js.br': 'compressed' });
  await shells.keep();
  expect(await shells.find('part.aaaaaaaa.js')).toEqual({ content: Buffer.from('compressed'), isCompressed: true });
});
