import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, type TestApp, testPassword } from '@depot/node-testing';
import { fileForm } from '@depot/service-testing/import-file';
import { ServiceProcess } from '@depot/service-testing/service-process';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

/** Milliseconds within which something must have happened on a busy machine. */
const timeoutMs = 20_000;
/** Between SIGUSR2 and the next one, writes of uploads go to a full device. */
const withoutRoom = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { createWriteStream } = fs;
  let isFull = false;
  process.on('SIGUSR2', () => (isFull = !isFull));
  fs.createWriteStream = (path, options) =>
    createWriteStream(isFull && path.includes('depot-upload-') ? '/dev/full' : path, options);
  syncBuiltinESMExports();`;
/** Higher than any process number. */
const nobody = 4_194_305;

describe('files that are sent', () => {
  let app: TestApp;
  let trade: Trade;
  let other: Trade;
  let folder: string;
  let running: ServiceProcess | undefined;

  beforeAll(async () => {
    app = await wholeProduct();
    trade = await openTrade(app);
    other = await openTrade(app);
  });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'depot-uploads-'));
  });
  afterEach(() => running?.kill());
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const uploads = async () => (await readdir(folder)).filter((name) => name.startsWith('depot-upload-'));
  const until = async (holds: () => Promise<boolean>) => {
    const end = Date.now() + timeoutMs;
    await eventually(async () => (await holds()) || Date.now() > end);
  };
  const signIn = async (origin: string, { tenant }: Trade) => {
    const answer = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      body: JSON.stringify({ username: tenant.manager.username, password: testPassword }),
      headers: { 'content-type': 'application/json' },
    });
    return ((await answer.json()) as { token: string }).token;
  };
  const start = async (preload?: string) => {
    running = await ServiceProcess.start(app.database.url, { TMPDIR: folder, preload });
    return { origin: running.origin, token: await signIn(running.origin, trade) };
  };

  /** Connections, each with an unfinished upload. */
  const halfSent = async (count: number, { origin, token }: { origin: string; token: string }, route: string) => {
    const sockets = Array.from({ length: count }, () => connect(Number(new URL(origin).port), '127.0.0.1'));
    for (const socket of sockets) {
      await once(socket, 'connect');
      socket.write(
        [
          `${route} HTTP/1.1`,
          'Host: localhost',
          `Authorization: Bearer ${token}`,
          'Content-Type: multipart/form-data; boundary=b',
          'Content-Length: 5000000',
          '',
          '--b',
          'Content-Disposition: form-data; name="file"; filename="a.csv"',
          '',
          'name,price\n'.repeat(20_000),
        ].join('\r\n'),
      );
    }
    await until(async () => (await uploads()).length === count);
    expect(await uploads()).toHaveLength(count);
    return sockets;
  };

  it.each(['POST /api/import/products', 'PUT /api/product/picture?productId=1'])(
    'leave nothing behind when the connection is cut: %s',
    async (route) => {
      const sockets = await halfSent(5, await start(), route);
      for (const socket of sockets) socket.destroy();
      await until(async () => (await uploads()).length === 0);
      expect(await uploads()).toEqual([]);
    },
  );

  it('are thirty of a tenant at a time, and of another as if nothing were', async () => {
    const { origin, token } = await start();
    const check = async (who: string) => {
      const headers = { authorization: `Bearer ${who}` };
      const path = `${origin}/api/import/products?dryRun=true`;
      const response = await fetch(path, { method: 'POST', body: fileForm('name\n'.repeat(100_000)), headers });
      const { code } = (await response.json()) as { code?: string };
      return [response.status, code, response.headers.get('retry-after')];
    };
    const sockets = await halfSent(30, { origin, token }, 'PUT /api/product/picture?productId=1');
    expect(await check(token)).toEqual([429, 'TOO_MANY_REQUESTS', '5']);
    expect(await check(await signIn(origin, other))).toEqual([202, undefined, null]);
    for (const socket of sockets) socket.destroy();
    const answer = await eventually(
      () => check(token),
      ([status]) => status !== 429,
    );
    expect(answer).toEqual([202, undefined, null]);
  });

  it('leave nothing behind when they are refused or done', async () => {
    const { origin, token } = await start();
    const send = (path: string, method: string, content: string) =>
      fetch(origin + path, { method, body: fileForm(content), headers: { authorization: `Bearer ${token}` } });
    const statuses = [
      await send('/api/import/products', 'POST', 'x'.repeat(70_000_000)),
      await send('/api/import/nothing', 'POST', 'name\n'),
      await send('/api/import/products', 'POST', 'name\n'),
      await send('/api/product/picture?productId=1', 'PUT', 'no picture'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([413, 400, 202, 415]);
    await until(async () => (await uploads()).length === 0);
    expect(await uploads()).toEqual([]);
  });

  it.each([
    ['POST', '/api/import/products?dryRun=true', 202],
    ['PUT', '/api/product/picture?productId=1', 415],
  ])('are refused in words while there is no room for them: %s %s', async (method, path, taken) => {
    const { origin, token } = await start(withoutRoom);
    const send = async () => {
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': method };
      const response = await fetch(origin + path, { method, body: fileForm('name\n'.repeat(50_000)), headers });
      const { code, message } = (await response.json()) as { code?: string; message?: string };
      return { status: response.status, retryAfter: response.headers.get('retry-after'), code, message };
    };
    running?.signal('SIGUSR2');
    const refused = await eventually(send, ({ status }) => status !== taken);
    const message = expect.stringContaining('no room for it on the server') as unknown;
    expect(refused).toEqual({ status: 503, retryAfter: '1', code: 'UNAVAILABLE', message });
    expect(await uploads()).toEqual([]);
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
    running?.signal('SIGUSR2');
    expect((await eventually(send, ({ status }) => status !== 503)).status).toBe(taken);
  });

  it('that a process left behind are removed by the next one, and those of one that lives are not', async () => {
    for (const name of [`depot-upload-${nobody}-abc`, `depot-upload-${process.pid}-def`, 'another-thing']) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, 'file'), 'x');
    }
    await start();
    expect((await readdir(folder)).sort()).toEqual(['another-thing', `depot-upload-${process.pid}-def`]);
  });
});
