import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { root } from '../../workspace-root.mjs';

// webpack builds remotes.
jest.setTimeout(300_000);

const run = promisify(execFile);
const script = join(import.meta.dirname, 'build-probes.mjs');

let folder;
beforeAll(async () => {
  await mkdir(join(root, '.data'), { recursive: true });
  folder = await mkdtemp(join(root, '.data/probes-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the same sources give the same version in another folder, and others give another', async () => {
  const probes = { one: {}, other: {}, changed: { part: 'EmptyState' } };
  const { stdout } = await run(process.execPath, [script, folder, JSON.stringify(probes)], { cwd: folder });
  const { one, other, changed } = JSON.parse(stdout);
  expect(one).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
  expect(other).toBe(one);
  expect(changed).not.toBe(one);
});
