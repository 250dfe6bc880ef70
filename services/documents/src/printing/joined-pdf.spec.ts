import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFRef } from '@cantoo/pdf-lib';
import { invoicesHtml, orderSheetsHtml } from '@depot/documents/print';
import { runInContext } from '@depot/node-context';
import { afterAll, describe, expect, test } from '@jest/globals';
import { invoiceOf, orderOf, seller } from '../testing/papers.js';
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

const dictOf = (dict: PDFDict, key: string) => dict.lookup(PDFName.of(key), PDFDict);
const arrayOf = (dict: PDFDict, key: string) => dict.lookup(PDFName.of(key), PDFArray).asArray();
const treeOf = (pdf: PDFDocument) => dictOf(pdf.catalog, 'StructTreeRoot');

/** Path of the structure element that holds a text: "Document/Sect/Table/TR/TD". */
function pathOf(element: PDFDict): string {
  const parent = dictOf(element, 'P');
  const own = element.lookup(PDFName.of('S'), PDFName).decodeText();
  return parent.get(PDFName.of('S')) ? `${pathOf(parent)}/${own}` : own;
}

/** Tags of each page's texts in reading order; fails for a tag of another page. */
function tagsIn(pdf: PDFDocument): string[][] {
  const nums = arrayOf(dictOf(treeOf(pdf), 'ParentTree'), 'Nums');
  return pdf.getPages().map(({ node, ref }) => {
    const key = node.lookup(PDFName.of('StructParents'), PDFNumber).asNumber();
    const place = nums.findIndex((value, at) => at % 2 === 0 && String(value) === String(key));
    const elements = pdf.context.lookup(nums[place + 1], PDFArray).asArray();
    return elements.map((each) => {
      const element = pdf.context.lookup(each, PDFDict);
      expect([undefined, ref]).toContain(element.get(PDFName.of('Pg')));
      return pathOf(element);
    });
  });
}

/** Counts the elements below one, and checks that each refers to its parent. */
function elementsBelow(pdf: PDFDocument, element: PDFDict): number {
  const kids = element.lookup(PDFName.of('K'));
  const below = (kids instanceof PDFArray ? kids.asArray() : [kids]).flatMap((kid) => {
    const own = pdf.context.lookup(kid);
    return own instanceof PDFDict && own.has(PDFName.of('S')) ? [own] : [];
  });
  for (const own of below) expect(dictOf(own, 'P')).toBe(element);
  return below.reduce((sum, own) => sum + 1 + elementsBelow(pdf, own), 0);
}

/** Names of cells, in a reader's search order. */
const namesIn = (pdf: PDFDocument) => {
  const tree = treeOf(pdf).lookupMaybe(PDFName.of('IDTree'), PDFDict);
  return tree
    ? arrayOf(tree, 'Names')
        .filter((_, at) => at % 2 === 0)
        .map(String)
    : [];
};

const ofType = (pdf: PDFDocument, type: string) =>
  pdf.context
    .enumerateIndirectObjects()
    .filter(([, object]) => object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of(type));

const printedFile = async (batches: readonly (readonly string[])[]) => {
  const file = await runInContext({}, () => joined.print('Invoices', batches, html, quietly));
  return PDFDocument.load(file, { updateMetadata: false });
};
const inParts = ids.map((id) => [id]);

describe('a file joined from parts', () => {
  test('has the tags of a file printed at once: each text in its page, row and table', async () => {
    const whole = tagsIn(await printedFile([ids]));
    const parted = await printedFile(inParts);
    expect(whole.flat().filter((path) => /Table.*TD/.test(path)).length).toBeGreaterThan(200);
    expect(tagsIn(parted).map((paths) => paths.map((path) => path.replace('Document/Part', 'Document')))).toEqual(
      whole,
    );
    expect(dictOf(parted.catalog, 'MarkInfo').toString()).toContain('/Marked true');
  });

  test('has one tree that contains every element', async () => {
    const pdf = await printedFile(inParts);
    expect(ofType(pdf, 'StructTreeRoot')).toHaveLength(1);
    expect(ofType(pdf, 'Catalog')).toHaveLength(1);
    expect(ofType(pdf, 'Pages')).toHaveLength(1);
    expect(elementsBelow(pdf, treeOf(pdf))).toBe(ofType(pdf, 'StructElem').length);
  });

  test('has unique names of cells', async () => {
    const pdf = await printedFile(inParts);
    const names = namesIn(pdf);
    expect(names).not.toEqual([]);
    expect(
      ofType(pdf, 'StructElem').filter(([, each]) => each instanceof PDFDict && each.has(PDFName.of('ID'))),
    ).toHaveLength(names.length);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(names.toSorted());
  });
});

describe('a file of several documents', () => {
  test('packs small objects by the hundred', async () => {
    const file = await runInContext({}, () => joined.print('Invoices', [ids], html, quietly));
    const { context } = await PDFDocument.load(file, { updateMetadata: false });
    const packs = file.toString('latin1').match(/\/Type \/ObjStm/g) ?? [];
    expect(packs.length).toBeLessThan(context.enumerateIndirectObjects().length / 100);
  });

  test.each([
    ['printed in one go', [ids]],
    ['printed in parts', inParts],
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
    formattedShipDay: '',
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
