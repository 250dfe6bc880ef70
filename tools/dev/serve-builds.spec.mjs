import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Builds } from './builds.mjs';
import { serveBuilds } from './serve-builds.mjs';

const output = mkdtempSync(join(tmpdir(), 'depot-builds-'));
const builds = new Builds();
const server = serveBuilds(builds, output);
let origin;

const filesOf = (text) => new Map([['mf-manifest.json', Buffer.from(text)]]);

beforeAll(async () => {
  writeFileSync(join(output, 'entry.abc.js'), 'export {};');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${server.address().port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(output, { recursive: true });
});

const newest = async () => (await fetch(`${origin}/build.json`)).json();

test('who asks while nothing is built waits for it, and is told of each build after it', async () => {
  const asked = newest();
  builds.add('one', filesOf('1'));
  expect(await asked).toEqual({ build: 'one' });

  const told = await fetch(`${origin}/builds`);
  const reader = told.body.pipeThrough(new TextDecoderStream()).getReader();
  await reader.read(); // the stream is open
  builds.expect();
  const next = newest();
  builds.add('two', filesOf('2'));
  expect((await reader.read()).value).toBe('event: built\ndata: two\n\n');
  expect(await next).toEqual({ build: 'two' });
  await reader.cancel();
});

test('each build keeps its manifest; the other files have names of their own', async () => {
  const textOf = async (path) => (await fetch(origin + path)).text();
  expect([await textOf('/one/mf-manifest.json'), await textOf('/two/mf-manifest.json')]).toEqual(['1', '2']);
  expect(await textOf('/two/entry.abc.js')).toBe('export {};');
  for (const path of ['/three/mf-manifest.json', '/one/none.js', '/one/..%2f..%2fetc%2fpasswd', '/'])
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 404]);
});

test('a page of any origin may have them, also one on the internet', async () => {
  const { headers } = await fetch(`${origin}/build.json`, { method: 'OPTIONS' });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-private-network')).toBe('true');
});

test('a change that cannot be built leaves the build before it', async () => {
  builds.expect();
  const asked = newest();
  builds.fail();
  expect(await asked).toEqual({ build: 'two' });
});
