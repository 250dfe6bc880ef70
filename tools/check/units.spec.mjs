import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { findProgram } from '../programs/find-program.mjs';
import { root } from '../workspace-root.mjs';

const files = ['depot@.service', 'depot-backup.service', 'depot-backup.timer'];
const textOf = (file) => readFileSync(join(root, 'docs/ops', file), 'utf8');
const analyze = findProgram('systemd-analyze');
/** Keys that systemd knows since 254; older ones pass over them. */
const newer = /Unknown key 'Restart(Steps|MaxDelaySec)'/;

test('what the units run is in the checkout', () => {
  const named = files.flatMap((file) => textOf(file).match(/\b(?:services|tools)\/[\w./-]+/g) ?? []);
  expect(named).toEqual(expect.arrayContaining(['services/host/dist/main.js', 'tools/backup.mjs']));
  const source = (path) => path.replace(/\/dist\/(.*)\.js$/, '/src/$1.ts');
  expect(named.filter((path) => !existsSync(join(root, source(path))))).toEqual([]);
});

test('a unit gives a process no setting that the documents do not name', () => {
  const settings = files.flatMap((file) =>
    [...textOf(file).matchAll(/^Environment=(.*)$/gm)].flatMap(([, list]) => list.match(/[A-Z_]+(?==)/g)),
  );
  const documented = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  expect(settings).toContain('REMOTES_FOLDER');
  expect(settings.filter((name) => name !== 'NODE_ENV' && !documented.includes(`\`${name}\``))).toEqual([]);
});

(analyze ? test : test.skip)('systemd takes them as they are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'depot-units-'));
  try {
    const copies = files.map((file) => join(folder, file.replace('@.', '@8081.')));
    files.forEach((file, at) => copyFileSync(join(root, 'docs/ops', file), copies[at]));
    const { stderr } = spawnSync(analyze, ['verify', '--man=false', ...copies], { encoding: 'utf8' });
    // A machine of tests has neither the account nor Node at its place.
    const complaints = stderr.split('\n').filter((line) => line.startsWith(folder) && !newer.test(line));
    expect(complaints.filter((line) => !line.includes('is not executable'))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
