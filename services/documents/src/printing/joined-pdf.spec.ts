import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { invoicesHtml, orderSheetsHtml } from '@depot/documents/print';
import { runInContext } from '@depot/node-context';
import { afterAll, describe, expect, test } from '@jest/globals';
import { invoiceOf, orderOf, seller } from '../../test/papers.js';
import { JoinedPdf } from './joined-pdf.js';
import { PdfPrinter } from './pdf-printer.js';

const printer = new PdfPrinter();
const joined = new JoinedPdf(printer);
afterAll(() => printer.onApplicationShutdown());

const ids = ['I1', 'I2', 'I3'];
const html = (batch: readonly string[]) =>
  Promise.resolve(
    invoicesHtml(
      'gb',
      batch.map((invoiceId) => ({
        invoice: invoiceOf(invoiceId === 'I1' ? 60 : 2, { invoiceId, clientName: 'A & "B" <C>' }),
      })),
    ),
  );
const quietly = () => Promise.resolve();

/** The bookmarks of a file: title, and page counted from 0. */
function bookmarksIn(pdf: PDFDocument): [string, number][] {
  const pages = pdf.getPages().map(({ ref }) => ref);
  const outlines = pdf.catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict);
  const found: [string, number][] = [];
  let next = outlines?.lookupMaybe(PDFName.of('First'), PDFDict);
  while (next) {
    const page = next.lookup(PDFName.of('Dest'), PDFArray).get(0);
    const title = next.lookup(PDFName.of('Title'), PDFHexString).decodeText();
    found.push([title, pages.findIndex((ref) => page instanceof PDFRef && ref === page)]);
    next = next.lookupMaybe(PDFName.of('Next'), PDFDict);
  }
  return found;
}

describe('a file of several documents', () => {
  test.each([
    ['printed in one go', [ids]],
    ['printed in parts', [ids.slice(0, 2), ids.slice(2)]],
  ])('has a title, a language and a bookmark for each, %s', async (_how, batches) => {
    const file = await runInContext({}, () => joined.print('Invoices', batches, html, quietly));
    const pdf = await PDFDocument.load(file, { updateMetadata: false });
    const bookmarks = bookmarksIn(pdf);
    expect(bookmarks.map(([title]) => title)).toEqual(ids.map((id) => `Invoice ${id} – A & "B" <C>`));
    const [first, second, third] = bookmarks.map(([, page]) => page);
    expect(first).toBe(0);
    expect(second).toBeGreaterThan(1);
    expect(third).toBe(second! + 1);
    expect(pdf.getTitle()).toBe('Invoices');
    expect(pdf.catalog.get(PDFName.of('Lang'))?.toString()).toContain('en');
  });
});

test('a single document is titled, tagged and in its language, without bookmarks', async () => {
  const order = {
    order: orderOf(3, 'PROCESSING'),
    seller: seller('A4'),
    formattedDate: '',
    shipTo: '',
    outboundUrl: 'x',
  };
  const file = await runInContext({ language: 'cn' }, () =>
    joined.print('', [[order]], (batch) => Promise.resolve(orderSheetsHtml('cn', batch)), quietly),
  );
  const pdf = await PDFDocument.load(file, { updateMetadata: false });
  expect(pdf.getTitle()).toBe('#58 Around the Horn');
  expect(pdf.catalog.get(PDFName.of('Lang'))?.toString()).toContain('zh-CN');
  expect(pdf.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict)).toBeDefined();
  expect(bookmarksIn(pdf)).toEqual([]);
});
