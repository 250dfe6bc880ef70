import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BreakableLink, breakableLink, type TestApp } from '@depot/node-testing';
import { freePort, ServiceProcess } from '@depot/service-testing/service-process';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Edge, nginx } from './edge.js';

/** `npm test` fetches Debian's package where it can; elsewhere this is shown as skipped. */
const withNginx = nginx === undefined ? test.skip : test;
const timeoutMs = 240_000;
/** Of each kind: a proxy that passes over a process after a 503 would have none left to ask. */
const requests = 3;
const script = 'document.title = "Depot";';
const busy = {
  gb: 'The system is busy or restarting. Please try again in a moment.',
  cn: '系统繁忙或正在重启，请稍后再试。',
};

let app: TestApp;
let link: BreakableLink;
let folder: string;
let running: ServiceProcess[] = [];
beforeAll(async () => {
  app = await wholeProduct();
  link = await breakableLink(app.database.url);
  folder = await mkdtemp(join(tmpdir(), 'depot-away-'));
  await mkdir(join(folder, 'shell'));
  await writeFile(join(folder, 'shell/index.html'), '<!doctype html><html><head></head><body>the shell</body></html>');
  await writeFile(join(folder, 'shell/shell.0123abcd.js'), script);
}, timeoutMs);
afterAll(async () => {
  await Promise.all(running.map((each) => each.kill()));
  await link.cut();
  await app.close();
  await rm(folder, { recursive: true });
});

const ask = async (url: string, language = 'gb') => {
  const answer = await fetch(url, { headers: { 'accept-language': language } });
  return { status: answer.status, text: await answer.text() };
};
const messageIn = (text: string): unknown => (JSON.parse(text) as { message: unknown }).message;

withNginx(
  'while the database is away the proxy passes on what the processes say, pages come, and so does a message without processes',
  async () => {
    const ports = [await freePort(), await freePort(), await freePort()] as const;
    const start = (port: number) => ServiceProcess.start(link.url, { port, SHELL_FOLDER: join(folder, 'shell') });
    running = await Promise.all(ports.slice(0, 2).map(start));
    const edge = await Edge.start({ ports });
    try {
      const page = await ask(`${edge.origin}/in/order/list`);
      expect([page.status, page.text]).toEqual([200, expect.stringContaining('the shell')]);
      await link.cut();
      for (let count = 0; count < requests; count += 1) {
        const language = count % 2 === 0 ? 'gb' : 'cn';
        const registry = await ask(`${edge.origin}/api/remotes`, language);
        expect([registry.status, messageIn(registry.text)]).toEqual([503, busy[language]]);
        expect((await ask(`${edge.origin}/in/order/list`)).text).toContain('the shell');
        expect(await ask(`${edge.origin}/shell.0123abcd.js`)).toEqual({ status: 200, text: script });
      }
      await Promise.all(running.map((each) => each.kill()));
      const unreached = await ask(`${edge.origin}/in/order/list`);
      expect(unreached.status).toBe(503);
      for (const text of Object.values(busy)) expect(unreached.text).toContain(text);
    } finally {
      await edge.stop();
    }
  },
  timeoutMs,
);
