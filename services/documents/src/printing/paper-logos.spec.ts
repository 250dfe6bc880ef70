import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { invoicesHtml } from '@depot/documents/print';
import { afterAll, expect, test } from '@jest/globals';
import { invoiceOf, seller } from '../testing/papers.js';
import { PaperLogos } from './paper-logos.js';
import { PdfPrinter } from './pdf-printer.js';

const printer = new PdfPrinter();
afterAll(() => printer.onApplicationShutdown());

/** A picture of one pixel: a browser renders it for any declared media type. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const key = 'a'.repeat(32);
const withLogo = { ...seller('LETTER'), logo: { key, width: 960, height: 320 } };

/** Stored logos; records the requested ones. */
function kept() {
  const asked: string[] = [];
  const logo = (one: string) => {
    asked.push(one);
    return Promise.resolve(dot);
  };
  return { asked, logos: new PaperLogos({ logo }) };
}

async function picturesIn(html: string): Promise<number> {
  const { context } = await PDFDocument.load(await printer.print(html), { updateMetadata: false });
  const image = PDFName.of('Image');
  return context
    .enumerateIndirectObjects()
    .filter(([, object]) => object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === image).length;
}

test('a paper contains the logo of its seller once, without a request', async () => {
  const { asked, logos } = kept();
  const invoices = ['I1', 'I2'].map((invoiceId) => ({ invoice: invoiceOf(2, { invoiceId, seller: withLogo }) }));
  const html = invoicesHtml('gb', invoices, await logos.loadLogos(invoices.map(({ invoice }) => invoice.seller)));
  expect(asked).toEqual([key]);
  expect(html).not.toContain('/api/');
  expect(await picturesIn(html)).toBeGreaterThan(0);
});

test('a paper of a seller without a logo has no picture', async () => {
  const { asked, logos } = kept();
  const invoice = invoiceOf(2);
  expect(await picturesIn(invoicesHtml('gb', [{ invoice }], await logos.loadLogos([invoice.seller])))).toBe(0);
  expect(asked).toEqual([]);
});
