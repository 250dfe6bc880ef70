import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { labelsHtml } from '@depot/documents/print';
import { afterAll, describe, expect, jest, test } from '@jest/globals';
import { printingMessages } from '../messages.js';
import { PdfPrinter } from './pdf-printer.js';
import type { WarmPages } from './warm-pages.js';

// Starts Chromium, and waits until a hanging one is given up.
jest.setTimeout(120_000);

const printer = new PdfPrinter();
const html = labelsHtml({ labels: [{ qrValue: 'U7K3M9PQ2RSTV4WX', qrText: 'Queso Cabrales 4.10 lb' }] });
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

afterAll(() => printer.onApplicationShutdown());

describe('printing', () => {
  test('gives one PDF page for one sheet', async () => {
    const pdf = await printer.print(html);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(pdf)).toBe(1);
  });

  test('releases printed files', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const printed: WeakRef<Buffer>[] = [];
    for (let count = 0; count < 3; count += 1) printed.push(new WeakRef(await printer.print(html)));
    await wait(100);
    collect();
    expect(printed.map((pdf) => pdf.deref()?.length)).toEqual([undefined, undefined, undefined]);
  });

  test('a crash of Chromium fails the request with an error, and the next one succeeds', async () => {
    await printer.print(html);
    const { browser } = (await Reflect.get(printer, 'running')) as WarmPages;
    const dying = printer.print(
      labelsHtml({ labels: Array.from({ length: 3000 }, (_, at) => ({ qrValue: `U${at}`, qrText: 'x' })) }),
    );
    const failure = expect(dying).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      localizedMessage: printingMessages.failed,
    });
    const [page] = (await browser.pages()).slice(-1);
    await new Promise((resolve) => void page?.once('domcontentloaded', resolve));
    browser.process()!.kill('SIGKILL');
    await failure;
    expect(pagesOf(await printer.print(html))).toBe(1);
  });

  test('a crashed page affects no other document', async () => {
    await printer.print(html);
    const { browser } = (await Reflect.get(printer, 'running')) as WarmPages;
    const many = (word: string) => Array.from({ length: 1500 }, (_, at) => ({ qrValue: `${word}${at}`, qrText: 'x' }));
    const begun = new Promise((resolve) => void browser.once('targetcreated', resolve));
    const both = ['A', 'B'].map((word) => printer.print(labelsHtml({ labels: many(word) })));
    const ended = Promise.allSettled(both);
    await begun;
    const [page] = (await browser.pages()).slice(-1);
    await new Promise((resolve) => void page?.once('domcontentloaded', resolve));
    page!.goto('chrome://crash').catch(() => undefined);
    expect((await ended).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('replaces a Chromium that ended while idle', async () => {
    await printer.print(html);
    const { browser } = (await Reflect.get(printer, 'running')) as WarmPages;
    const gone = new Promise((resolve) => void browser.once('disconnected', resolve));
    browser.process()!.kill('SIGKILL');
    await gone;
    expect(pagesOf(await printer.print(html))).toBe(1);
  });

  test('a late notice of the end of a browser does not discard its successor', async () => {
    await printer.print(html);
    const dead = (await Reflect.get(printer, 'running')) as WarmPages;
    const gone = new Promise((resolve) => void dead.browser.once('disconnected', resolve));
    dead.browser.process()!.kill('SIGKILL');
    await gone;
    await printer.print(html);
    const successor = (await Reflect.get(printer, 'running')) as WarmPages;
    expect(successor).not.toBe(dead);
    const closeBrowser = Reflect.get(printer, 'closeBrowser') as (pages: WarmPages) => Promise<void>;
    await closeBrowser.call(printer, dead);
    expect(await Reflect.get(printer, 'running')).toBe(successor);
  });

  test('replaces a page that ended while idle, without an error', async () => {
    await printer.print(html);
    const { browser } = (await Reflect.get(printer, 'running')) as WarmPages;
    const [page] = (await browser.pages()).slice(-1);
    const gone = new Promise((resolve) => void page?.once('error', resolve));
    page!.goto('chrome://crash').catch(() => undefined);
    await gone;
    const from = Date.now();
    expect(pagesOf(await printer.print(html))).toBe(1);
    expect(Date.now() - from).toBeLessThan(10_000);
    expect(((await Reflect.get(printer, 'running')) as WarmPages).browser).toBe(browser);
  });

  test('replaces a hanging browser before it lends a page', async () => {
    await printer.print(html);
    const { browser } = (await Reflect.get(printer, 'running')) as WarmPages;
    const hanging = browser.process()!;
    const ended = new Promise((resolve) => void hanging.once('exit', resolve));
    hanging.kill('SIGSTOP');
    expect(pagesOf(await printer.print(html))).toBe(1);
    await ended;
    expect(((await Reflect.get(printer, 'running')) as WarmPages).browser).not.toBe(browser);
  });

  test('Chromium has no open port, no secret and no root rights', async () => {
    process.env['DEPOT_SECRET'] = 'not for Chromium';
    const other = new PdfPrinter();
    try {
      await other.print(html);
      const { browser } = (await Reflect.get(other, 'running')) as WarmPages;
      expect(browser.wsEndpoint()).toBe('');
      const own = `/proc/${browser.process()!.pid}`;
      expect(readFileSync(`${own}/cmdline`, 'utf8')).toContain('--remote-debugging-pipe');
      expect(readFileSync(`${own}/cmdline`, 'utf8')).not.toContain('--remote-debugging-port');
      expect(readFileSync(`${own}/environ`, 'utf8')).not.toContain('not for Chromium');
      expect(/^Uid:\t(\d+)/m.exec(readFileSync(`${own}/status`, 'utf8'))?.[1]).not.toBe('0');
    } finally {
      delete process.env['DEPOT_SECRET'];
      await other.onApplicationShutdown();
    }
  });

  test('a document makes no requests, and is printed without their content', async () => {
    const heard: string[] = [];
    const server = createServer((socket) => {
      heard.push('a connection');
      socket.destroy();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const at = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const pdf = await printer.print(`<!doctype html><style>@import url(http://${at}/a.css);
        body { background: url(http://${at}/b.png); font-family: f } @font-face { font-family: f; src: url(//${at}/f) }</style>
        <link rel="stylesheet" href="http://${at}/c.css"><link rel="preconnect" href="http://${at}">
        <link rel="prefetch" href="http://${at}/d">
        <p>text<img src="http://${at}/g.png"><img src="http://localhost:${at.split(':')[1]}/h.png">
        <iframe src="http://${at}/i"></iframe><object data="http://${at}/j"></object><embed src="http://${at}/k">
        <video src="http://${at}/l" autoplay></video><script src="http://${at}/m"></script>`);
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      // A redirect to another page may fail, but must not make a request either.
      const elsewhere = `<!doctype html><meta http-equiv="refresh" content="0; url=http://${at}/e"><p>text`;
      await Promise.allSettled([printer.print(elsewhere)]);
      // Requests still under way arrive before the test concludes that there was none.
      await printer.print(html);
      expect(heard).toEqual([]);
    } finally {
      server.close();
    }
  });

  test('a page keeps nothing of the previous document', async () => {
    const text = (word: string) => `<!doctype html><style>body { font: 12pt sans-serif }</style><p>${word}</p>`;
    const alone = await printer.print(text('second'));
    await printer.print(text('first'.repeat(2000)));
    expect(pagesOf(await printer.print(text('second')))).toBe(pagesOf(alone));
  });

  test('queues documents and prints all of them', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => printer.print(html)));
    expect(all.map(pagesOf)).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
