import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestApp } from '@depot/node-testing';
import { answersWell, freePort, main, ServiceProcess, settingsOf } from '@depot/service-testing/service-process';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

// Starts and stops processes of the product.
jest.setTimeout(180_000);

let app: TestApp;
beforeAll(async () => {
  app = await wholeProduct();
});
afterAll(() => app.close());

/** Starts a process with these settings; returns its log, its standard error, and its exit. */
async function start(more: Record<string, string>) {
  const env = await settingsOf(app.database.url, { LOG_LEVEL: 'info', ...more });
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  return { child, exit, origin: `http://127.0.0.1:${env.PORT}` };
}

/** Exit code and message of a process that refuses to start. */
async function refusal(more: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const { child, exit } = await start(more);
  const [said, code] = await Promise.all([text(child.stderr), exit]);
  return { code, said };
}

describe('what a process says of its life', () => {
  it('is said once each: start, schema, ready, draining, ended', async () => {
    const services = await ServiceProcess.start(app.database.url, { LOG_LEVEL: 'info', MODULES: 'identity,orders' });
    await services.stop();
    const lines = services.log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string });
    const life = lines.filter(({ msg }) => msg !== 'request');
    expect(life.map(({ msg }) => msg)).toEqual([
      'Depot starts.',
      'The schema is up to date.',
      'Ready.',
      'Draining: the proxy sends new requests to other processes.',
      'Ended.',
    ]);
    expect(life[0]).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      node: process.version,
      mode: 'production',
      modules: ['identity', 'orders'],
    });
    expect(life[2]).toMatchObject({ host: '127.0.0.1', port: Number(new URL(services.origin).port) });
    expect(life[4]).toMatchObject({ code: 0 });
  });

  it('tells at once that the database cannot be reached, and at each try, without the password', async () => {
    const port = await freePort();
    const { child, exit } = await start({ DATABASE_URL: `mysql://depot:pass-word@127.0.0.1:${port}/depot` });
    let log = '';
    child.stdout?.setEncoding('utf8');
    for await (const piece of child.stdout ?? []) {
      log += String(piece);
      if (log.split('Trying again').length > 2) break;
    }
    child.kill('SIGKILL');
    await exit;
    expect(log).toContain(`127.0.0.1:${port}/depot cannot be used: connect ECONNREFUSED`);
    expect(log).not.toContain('pass-word');
  });
});

describe('a process that cannot serve', () => {
  it.each([
    ['a database that refuses the account', { DATABASE_URL: '' }, /refused|denied/i],
    ['a proxy that is no address', { TRUST_PROXY: 'nginx' }, /TRUST_PROXY/],
    [
      'a host that is not of this machine',
      { HOST: '203.0.113.7' },
      /HOST 203\.0\.113\.7 is no address of this machine/,
    ],
    ['an address of this machine for people', { PUBLIC_URL: 'http://localhost:8080' }, /PUBLIC_URL/],
    ['mails from this machine', { SMTP_URL: 'smtp://127.0.0.1:2', MAIL_FROM: 'Depot <depot@localhost>' }, /MAIL_FROM/],
  ])('names %s, and no stack', async (_what, given, expected) => {
    const wrong = new URL(app.database.url);
    wrong.password = 'not-the-password';
    const { code, said } = await refusal('DATABASE_URL' in given ? { DATABASE_URL: wrong.href } : given);
    expect(said).toMatch(expected);
    expect(said).not.toContain('    at ');
    expect(code).toBe(1);
  });

  it('names a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, said } = await refusal({ PORT: String(port) });
    other.close();
    expect(said).toContain(`PORT ${port} of 127.0.0.1 is in use by another process`);
    expect(code).toBe(1);
  });
});

it('ends on SIGTERM also when nobody reads its log any more', async () => {
  const { child, exit, origin } = await start({});
  await answersWell(`${origin}/health/ready`);
  child.stdout?.destroy();
  child.stderr?.destroy();
  // Enough lines that some of them are written before the end.
  for (let asked = 0; asked < 100; asked += 1) await fetch(`${origin}/api/remotes`);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});
