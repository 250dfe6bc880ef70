import { afterAll, describe, expect, test } from '@jest/globals';
import { labelsHtml } from '@depot/documents/print';
import { PdfPrinter } from './pdf-printer.js';
import type { WarmPages } from './warm-pages.js';

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

  test('a Chromium that dies fails that request clearly, and the next one works', async () => {
    await printer.print(html);
    const { browser } = (await Reflect.get(printer, 'running')) as WarmPages;
    const dying = printer.print(labelsHtml({ labels: Array.from({ length: 3000 }, (_, at) => ({ qrValue: `U${at}`, qrText: 'x' })) }));
    const failure = expect(dying).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    browser.process()!.kill('SIGKILL');
    await failure;
    expect(pagesOf(await printer.print(html))).toBe(1);
  });

  test('a Chromium that died while nobody printed is replaced', async () => {
    await printer.print(html);
    const { browser } = (await Reflect.get(printer, 'running')) as WarmPages;
    const gone = new Promise((resolve) => void browser.once('disconnected', resolve));
    browser.process()!.kill('SIGKILL');
    await gone;
    expect(pagesOf(await printer.print(html))).toBe(1);
  });

  test('nothing of a document stays on the page for the next', async () => {
    const text = (word: string) => `<!doctype html><style>body { font: 12pt sans-serif }</style><p>${word}</p>`;
    const alone = await printer.print(text('second'));
    await printer.print(text('first'.repeat(2000)));
    expect(pagesOf(await printer.print(text('second')))).toBe(pagesOf(alone));
  });

  test('pages wait for their turn and all come out', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => printer.print(html)));
    expect(all.map(pagesOf)).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
