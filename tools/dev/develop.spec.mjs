import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { contractVersion } from '@depot/contracts/deployments';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { writeRemote } from '../new/write-remote.mjs';
import { probeFiles } from '../release/probes/probe-files.mjs';
import { root } from '../workspace-root.mjs';

// webpack builds and serves a remote.
jest.setTimeout(120_000);

const facts = { contract: contractVersion, port: '1.0.0', shared: {} };
const shell = createServer((_request, response) => response.end(JSON.stringify(facts)));
let folder;
let command;
let said;
let built;
beforeAll(async () => {
  await once(shell.listen(0, '127.0.0.1'), 'listening');
  await mkdir(join(root, '.data'), { recursive: true });
  folder = await mkdtemp(join(root, '.data/develop-'));
  await writeRemote(folder, probeFiles());
  const at = ['--folder', folder, '--shell', `http://127.0.0.1:${shell.address().port}`];
  command = spawn(process.execPath, [join(root, 'tools/command.mjs'), 'dev', 'mf-probe', ...at], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  said = createInterface(command.stdout)[Symbol.asyncIterator]();
  built = await told(/^Built /);
  await told(/^Every saved change/);
});
afterAll(async () => {
  shell.close();
  if (command.exitCode === null) {
    command.kill('SIGTERM');
    await once(command, 'exit');
  }
  await rm(folder, { recursive: true });
});

/** Reads on until a line has it. */
async function told(wanted) {
  const lines = [];
  for (;;) {
    const { value, done } = await said.next();
    if (done) throw new Error(`It ended without ${wanted}:\n${lines.join('\n')}`);
    lines.push(value);
    if (wanted.test(value)) return value;
  }
}

test.each([
  ['a screen', 'src/Probe.tsx'],
  ['the manifest', 'src/manifest.ts'],
])('a mistake in %s is told; when it is undone, what was before is built', async (_what, file) => {
  const path = join(folder, file);
  const right = await readFile(path, 'utf8');
  await writeFile(path, `${right}\nconst = ;`);
  await told(/error/i);
  await writeFile(path, right);
  expect(await told(/^Built /)).toBe(built);
});
