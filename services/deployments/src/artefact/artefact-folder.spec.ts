import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '@depot/node-config';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
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
  digest: async (_remote: string, asked: string) => (asked === version ? 'd1' : undefined),
  files: jest.fn(async (_remote: string, _version: string) => build),
};
const artefactFolder = (config: Pick<Config, 'REMOTES_FOLDER'> = { REMOTES_FOLDER: folder }) =>
  new ArtefactFolder(artefacts as unknown as ArtefactRepository, config as Config);
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
  expect(artefacts.files.mock.calls).toEqual([[remote, version]]);
  expect(await listed(join(folder, remote, version))).toEqual(['entry.js', 'texts', 'texts/gb.json']);
  expect(await listed(folder)).toHaveLength(5);
  expect(await artefactFolder().fill(remote, version)).toBe(true); // another process that was asked a moment later
});

test('two processes that put the same version there at once both find it whole', async () => {
  expect(await Promise.all([artefactFolder().fill(remote, version), artefactFolder().fill(remote, version)])).toEqual([
    true,
    true,
  ]);
  expect(artefacts.files).toHaveBeenCalledTimes(2);
  expect(await listed(join(folder, remote))).toEqual([
    version,
    ...['entry.js', 'texts', 'texts/gb.json'].map((path) => `${version}/${path}`),
  ]);
});

test('a version that nobody has published is not put there, nor any where there is no folder', async () => {
  expect(await artefactFolder().fill(remote, '2.0.0')).toBe(false);
  expect(await artefactFolder({}).fill(remote, version)).toBe(false);
  expect(await listed(folder)).toEqual([]);
});
