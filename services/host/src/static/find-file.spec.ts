import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { findFile } from './find-file.js';

const around = mkdtempSync(join(tmpdir(), 'depot-find-'));
const folder = join(around, 'web');
for (const path of ['web/.git', 'web/assets/.keys', 'web-of-others'])
  mkdirSync(join(around, path), { recursive: true });
const files = [
  'web/app.js',
  'web/.env',
  'web/.git/config',
  'web/assets/.keys/one',
  'web/a%2eb.js',
  'web-of-others/x.js',
];
for (const path of files) writeFileSync(join(around, path), path);
symlinkSync(join(around, 'web-of-others'), join(folder, 'link'));
afterAll(() => rmSync(around, { recursive: true }));

const found = async (path: string) => (await findFile(folder, path))?.path;

test.each(['app.js', 'a%252eb.js'])('%s is found', async (path) => {
  expect(basename((await found(path)) ?? '')).toBe(decodeURIComponent(path));
});

test.each([
  ...['.env', '%2eenv', '/.env', 'assets/.keys/one', 'assets\\.keys\\one', '.git/config', '.git%2fconfig'],
  ...[
    '../web-of-others/x.js',
    '%2e%2e/web-of-others/x.js',
    'link/x.js',
    'assets',
    '',
    'app.js\0',
    'app.js%00',
    '%',
    'none.js',
  ],
])('%j is not', async (path) => {
  expect(await found(path)).toBeUndefined();
});
