import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { portFailure } from '../net/free-port.mjs';
import { nameOf, reachableAt } from '../net/hosts.mjs';
import { complaintAboutNode } from '../node-version.mjs';
import { stopAll } from '../process/stop.mjs';
import { secretFile, takeDataFolder } from './data-folder.mjs';
import { runningProduct, tellRunning } from './running.mjs';
import { readSettings } from './settings.mjs';
import { toldOfPort } from './start.mjs';

test.each([
  ['18.20.1', true],
  ['20.18.3', true],
  ['20.19.0', false],
  ['22.0.0', false],
])('Node %s: complains %p', (version, complains) => expect(Boolean(complaintAboutNode(version))).toBe(complains));

describe('settings', () => {
  test('a demo at 8080 in .data', () => {
    const { port, mode, databaseUrl, dataFolder } = readSettings({});
    expect([port, mode, databaseUrl, dataFolder.endsWith('/.data')]).toEqual([8080, 'demo', undefined, true]);
  });

  test.each([
    [{}, '127.0.0.1'],
    [{ HOST: '0.0.0.0' }, '0.0.0.0'],
    [{ DEPOT_MODE: 'production' }, '0.0.0.0'],
    [{ DEPOT_MODE: 'production', HOST: '::1' }, '::1'],
  ])('%p listens on %s', (env, host) => expect(readSettings(env).host).toBe(host));

  test.each([
    ['0.0.0.0', '127.0.0.1', 'localhost'],
    ['127.0.0.1', '127.0.0.1', 'localhost'],
    ['::', '127.0.0.1', 'localhost'],
    ['::1', '[::1]', '[::1]'],
    ['192.0.2.7', '192.0.2.7', '192.0.2.7'],
  ])('what listens on %s is reached at %s', (host, address, name) => {
    expect([reachableAt(host), nameOf(host)]).toEqual([address, name]);
  });

  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a number'],
    [{ PORT: '70000' }, 'PORT must be a number'],
    [{ DEPOT_MODE: 'test' }, 'DEPOT_MODE must be'],
    [{ DATABASE_URL: 'postgres://a/b' }, 'DATABASE_URL must look like'],
    [{ DATABASE_URL: 'mysql://host' }, 'DATABASE_URL must look like'],
    [{ DATABASE_URL: 'mysql://a:p#w@host/depot' }, '%23'],
    [{ DATABASE_URL: 'mysql://a:p@s/w@host:3306/depot' }, '%2F'],
    [{ DATABASE_URL: 'mysql://a:100%@host/depot' }, '%25'],
  ])('%p is refused', (env, message) => expect(() => readSettings(env)).toThrow(message));
});

test.each([
  [8080, 'EADDRINUSE', 'taken by another program. Choose another: PORT=8081'],
  [8081, 'EADDRINUSE', 'PORT=8082'],
  [80, 'EACCES', 'not allowed to this account'],
])('port %i that cannot be had (%s) is told as it is', (port, failure, text) => {
  expect(toldOfPort(port, failure)).toContain(text);
});

test('a port is free until somebody listens there', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  expect(await portFailure(port)).toBe('EADDRINUSE');
  server.close();
  await once(server, 'close');
  expect(await portFailure(port)).toBeUndefined();
});

describe('the data folder', () => {
  let folder;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'depot-data-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('is refused to a second product while the first one runs', async () => {
    writeFileSync(join(folder, 'running.pid'), String(process.ppid));
    await expect(takeDataFolder(folder)).rejects.toThrow(`is running from ${folder} already (process ${process.ppid})`);
  });

  test('is taken over from a product that is gone', async () => {
    writeFileSync(join(folder, 'running.pid'), '999999999');
    await expect(takeDataFolder(folder)).resolves.toBeUndefined();
  });

  test('is taken over from one whose number another program has by now, as after the machine was started anew', async () => {
    writeFileSync(join(folder, 'running.pid'), `${process.ppid} 1`);
    await expect(takeDataFolder(folder)).resolves.toBeUndefined();
  });

  test.each([
    ['nobody has had', undefined],
    ['a product has that is gone', '999999999'],
  ])('which %s goes to one of those who want it at the same moment', async (_what, left) => {
    if (left) writeFileSync(join(folder, 'running.pid'), left);
    const script = `
      const { takeDataFolder } = await import(${JSON.stringify(new URL('data-folder.mjs', import.meta.url).href)});
      process.on('message', () => takeDataFolder(${JSON.stringify(folder)}).then(() => process.send('mine'), (error) =>
        process.send(error.message)));
      process.send('there');`;
    const four = [1, 2, 3, 4].map(() =>
      spawn(process.execPath, ['--input-type=module', '-e', script], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      }),
    );
    try {
      await Promise.all(four.map((child) => once(child, 'message')));
      const told = Promise.all(four.map((child) => once(child, 'message')));
      for (const child of four) child.send('now');
      const [mine, ...others] = (await told).map(([text]) => text).sort((one) => (one === 'mine' ? -1 : 1));
      expect(mine).toBe('mine');
      for (const other of others) expect(other).toContain('is running from');
    } finally {
      for (const child of four) child.kill();
    }
  });

  test('keeps its secrets, for its owner only', async () => {
    const made = await secretFile(folder, 'a.secret');
    expect(made).toMatch(/^[0-9a-f]{64}$/);
    expect(await secretFile(folder, 'a.secret')).toBe(made);
    expect(statSync(join(folder, 'a.secret')).mode & 0o777).toBe(0o600);
  });

  test('is made for a secret that is needed before anything else is', async () => {
    const made = await secretFile(join(folder, 'new'), 'a.secret');
    expect(await secretFile(join(folder, 'new'), 'a.secret')).toBe(made);
    expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700);
  });

  test('tells other commands about the product as long as it runs', async () => {
    expect(await runningProduct(folder)).toBeUndefined();
    await tellRunning(folder, { DATABASE_URL: 'mysql://a', REMOTES_FOLDER: '/r', HOME: '/root' });
    expect(await runningProduct(folder)).toEqual({ DATABASE_URL: 'mysql://a', REMOTES_FOLDER: '/r' });
    await stopAll();
    expect(existsSync(join(folder, 'running.json'))).toBe(false);
  });
});
