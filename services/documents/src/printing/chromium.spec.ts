import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { findChromium, launchChromium } from './chromium.js';

// Starts Chromium.
jest.setTimeout(120_000);

const real = findChromium() ?? '';
const named = process.env['CHROMIUM_PATH'];
let folder: string;

/** As a Chromium on a system that offers no sandbox. */
const withoutSandbox = `#!/bin/sh
case "$*" in
  *--no-sandbox*) exec ${real} "$@" ;;
  *) echo 'FATAL:zygote_host_impl_linux.cc: No usable sandbox!' >&2; exit 1 ;;
esac
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'depot-test-'));
  await writeFile(join(folder, 'chromium'), withoutSandbox);
  await chmod(join(folder, 'chromium'), 0o755);
  await chmod(folder, 0o755);
  process.env['CHROMIUM_PATH'] = join(folder, 'chromium');
});
afterAll(async () => {
  if (named === undefined) delete process.env['CHROMIUM_PATH'];
  else process.env['CHROMIUM_PATH'] = named;
  await rm(folder, { recursive: true });
});

test('starts without a sandbox only if there is none, and removes its own and abandoned profiles', async () => {
  // In a container every process that is started again has the number of the one that was killed.
  const abandoned = ['depot-chromium-999999999-abc', `depot-chromium-${process.pid}-abc`];
  for (const name of abandoned) await mkdir(join(tmpdir(), name), { recursive: true });
  const browser = await launchChromium();
  const chromium = browser.process()!;
  const command = await readFile(`/proc/${chromium.pid}/cmdline`, 'utf8');
  expect(command).toContain('--no-sandbox');
  const profiles = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('depot-chromium-'));
  const own = (await profiles()).filter((name) => command.includes(name));
  expect(own).toHaveLength(1);
  expect((await profiles()).filter((name) => abandoned.includes(name))).toEqual([]);
  const exited = new Promise((resolve) => void chromium.once('exit', resolve));
  await browser.close();
  await exited;
  while ((await profiles()).includes(own[0] ?? '')) await new Promise(setImmediate);
});

test('names the missing package if there is no Chromium', async () => {
  const known = process.env['CHROMIUM_PATH'];
  process.env['CHROMIUM_PATH'] = '';
  try {
    await expect(launchChromium()).rejects.toThrow('Install the package chromium');
  } finally {
    process.env['CHROMIUM_PATH'] = known;
  }
});
