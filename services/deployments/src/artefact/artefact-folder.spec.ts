import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '@depot/node-config';
import { type ScheduledTask, ScheduledTasks } from '@depot/node-platform';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { PurgedVersionRepository } from '../purge/purged-version.repository.js';
import type { ArtefactRepository } from './artefact.repository.js';

const mkdir = jest.fn(files.mkdir);
jest.unstable_mockModule('node:fs/promises', () => ({ ...files, mkdir }));
const { ArtefactFolder } = await import('./artefact-folder.js');

const [remote, version] = ['mf-orders', '1.0.0'];
const build = new Map([
  ['entry.js', Buffer.from('the entry')],
  ['texts/gb.json', Buffer.from('{}')],
]);
const noRoom = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

let folder: string;
beforeAll(async () => void (folder = await files.mkdtemp(join(tmpdir(), 'depot-artefacts-'))));
afterEach(async () => {
  jest.restoreAllMocks();
  await files.rm(join(folder, remote), { recursive: true, force: true });
});
afterAll(() => files.rm(folder, { recursive: true }));

const artefacts = {
  findDigest: async (_remote: string, asked: string) => (asked === version ? 'd1' : undefined),
  findFiles: jest.fn(async (_remote: string, _version: string) => build),
  findSome: jest.fn(
    async (_remote: string, _version: string, paths: string[]) =>
      new Map([...build].filter(([path]) => paths.includes(path))),
  ),
};
const artefactFolder = (config: Pick<Config, 'REMOTES_FOLDER'> = { REMOTES_FOLDER: folder }) =>
  new ArtefactFolder(
    artefacts as unknown as ArtefactRepository,
    { has: async () => false } as unknown as PurgedVersionRepository,
    config as Config,
    new ScheduledTasks(),
  );
const listed = (path: string) => files.readdir(path, { recursive: true }).then((names) => names.sort());

test('room for a version is found out without leaving anything', async () => {
  await artefactFolder().assertRoom(remote, build);
  expect(await listed(folder)).toEqual([remote]);
});

test('that a disk has no room is told in words, also where not even a folder fits on it', async () => {
  jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  mkdir.mockRejectedValueOnce(noRoom);
  await expect(artefactFolder().assertRoom(remote, build)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  mkdir.mockImplementationOnce(files.mkdir).mockRejectedValueOnce(noRoom);
  await expect(artefactFolder().fill(remote, version)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await listed(folder)).toEqual([remote]);
});

test('another trouble than room is none of the one who publishes', async () => {
  mkdir.mockRejectedValueOnce(new TypeError('broken'));
  await expect(artefactFolder().assertRoom(remote, build)).rejects.toThrow('broken');
});

test('a version is put there whole, and once however many ask for it', async () => {
  const one = artefactFolder();
  expect(await Promise.all([one.fill(remote, version), one.fill(remote, version)])).toEqual([true, true]);
  expect(artefacts.findFiles.mock.calls).toEqual([[remote, version]]);
  expect(await listed(join(folder, remote, version))).toEqual(['entry.js', 'texts', 'texts/gb.json']);
  expect(await listed(folder)).toHaveLength(5);
  expect(await artefactFolder().fill(remote, version)).toBe(true); // another process that was asked a moment later
});

test('two processes that put the same version there at once both find it whole', async () => {
  expect(await Promise.all([artefactFolder().fill(remote, version), artefactFolder().fill(remote, version)])).toEqual([
    true,
    true,
  ]);
  expect(artefacts.findFiles).toHaveBeenCalledTimes(2);
  expect(await listed(join(folder, remote))).toEqual([
    version,
    ...['entry.js', 'texts', 'texts/gb.json'].map((path) => `${version}/${path}`),
  ]);
});

describe('a file that was deleted from the folder', () => {
  const entry = () => join(folder, remote, version, 'entry.js');

  test('is put back when it is asked for, with nothing beside it, and the others are left alone', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const one = artefactFolder();
    await one.fill(remote, version, 'entry.js');
    await files.rm(join(folder, remote, version, 'texts'), { recursive: true });
    await files.writeFile(entry(), 'as it is');
    expect(await Promise.all([1, 2].map(() => one.fill(remote, version, 'texts/gb.json')))).toEqual([true, true]);
    expect(await listed(join(folder, remote, version))).toEqual(['entry.js', 'texts', 'texts/gb.json']);
    expect(await files.readFile(entry(), 'utf8')).toBe('as it is');
    expect(await files.readdir(join(folder, remote))).toEqual([version]);
    expect(artefacts.findSome.mock.calls).toEqual([[remote, version, ['texts/gb.json', 'texts/gb.json.br']]]);
  });

  test('is not made up where the version never had it', async () => {
    await artefactFolder().fill(remote, version);
    expect(await artefactFolder().fill(remote, version, 'other.js')).toBe(false);
    expect(await artefactFolder().fill(remote, '2.0.0', 'entry.js')).toBe(false);
    expect(await listed(join(folder, remote, version))).toEqual(['entry.js', 'texts', 'texts/gb.json']);
  });

  test('waits for room', async () => {
    jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    await artefactFolder().fill(remote, version);
    await files.rm(entry());
    mkdir.mockRejectedValueOnce(noRoom);
    await expect(artefactFolder().fill(remote, version, 'entry.js')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await files.readdir(join(folder, remote))).toEqual([version]);
  });
});

test('a version that nobody has published is not put there, nor any where there is no folder', async () => {
  expect(await artefactFolder().fill(remote, '2.0.0')).toBe(false);
  expect(await artefactFolder({}).fill(remote, version)).toBe(false);
  expect(await listed(folder)).toEqual([]);
});

test('what a process left that was killed while it wrote is removed a day later, and nothing else', async () => {
  const add = jest.spyOn(ScheduledTasks.prototype, 'add').mockReturnValue(undefined);
  await artefactFolder().fill(remote, version);
  const [left, fresh] = ['.6f1c0b0e-8a53-4b1c-9d0a-2f4f5f0a7d11', '.0a9d4c1e-1f7b-4d21-b1a5-3c2f6d9e8b22'];
  const aDayAgo = new Date(Date.now() - 86_400_000 - 60_000);
  for (const name of [left, fresh]) {
    await files.mkdir(join(folder, remote, name, 'texts'), { recursive: true });
    await files.writeFile(join(folder, remote, name, 'entry.js'), 'the en');
  }
  for (const name of [left, version]) await files.utimes(join(folder, remote, name), aDayAgo, aDayAgo);
  await files.writeFile(join(folder, 'notes.txt'), 'of the operator');

  const tasks = add.mock.calls.map(([task]: [ScheduledTask]) => task);
  expect(tasks.map(({ everyMs }) => everyMs)).toEqual([3_600_000]);
  await tasks[0]?.run(new AbortController().signal);
  expect((await files.readdir(join(folder, remote))).sort()).toEqual([fresh, version]);
  expect(await listed(join(folder, remote, version))).toEqual(['entry.js', 'texts', 'texts/gb.json']);
  await files.rm(join(folder, 'notes.txt'));
});

test('where there is no folder, or none yet, nothing is looked for', async () => {
  const add = jest.spyOn(ScheduledTasks.prototype, 'add').mockReturnValue(undefined);
  artefactFolder({ REMOTES_FOLDER: join(folder, 'not-yet') });
  artefactFolder({});
  for (const [task] of add.mock.calls) await task.run(new AbortController().signal);
});
