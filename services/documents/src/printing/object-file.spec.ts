import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';
import { expect, test } from '@jest/globals';
import { listObjects, ObjectFile } from './object-file.js';

const write = async (document: PDFDocument) => {
  const file = new ObjectFile(document.context);
  await file.add(listObjects(document));
  return file.end();
};

/** A page with a picture beside it. */
async function withPicture(): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.addPage();
  document.context.register(document.context.stream('dots', { Type: 'XObject', Subtype: 'Image' }));
  return document;
}

/** Offsets of the objects outside of object streams, by number, from the cross-reference table. */
function placesIn(file: Buffer): Map<number, number> {
  const text = file.toString('latin1');
  const table = text.slice(Number(/startxref\n(\d+)\n%%EOF/.exec(text)?.[1]));
  expect(table).toMatch(/^\d+ 0 obj\n<<[^>]*\/Type \/XRef\b/);
  expect(table).toMatch(/\/W \[ ?1 4 2 ?\]/);
  const from = table.indexOf('stream\n') + 'stream\n'.length;
  const length = Number(/\/Length (\d+)/.exec(table)?.[1]);
  const rows = inflateSync(Buffer.from(table.slice(from, from + length), 'latin1'));
  const places = new Map<number, number>();
  for (let at = 0; at < rows.length; at += 7) if (rows[at] === 1) places.set(at / 7, rows.readUInt32BE(at + 1));
  return places;
}

test('writes each unpacked object at its position in the table', async () => {
  const file = await write(await withPicture());
  const found = [...file.toString('latin1').matchAll(/(?<=\n)(\d+) 0 obj\n/g)];
  // The catalog, the list of pages, the page, the picture and the table.
  expect(found.length).toBeGreaterThanOrEqual(5);
  expect(placesIn(file)).toEqual(new Map(found.map(({ 1: number, index }) => [Number(number), index])));
});

test('keeps pictures of a file that was read', async () => {
  const read = await PDFDocument.load(await write(await withPicture()), { updateMetadata: false });
  const again = await PDFDocument.load(await write(read), { updateMetadata: false });
  const streams = listObjects(again).flatMap(([, object]) => (object instanceof PDFStream ? [object.dict] : []));
  expect(streams.map((dict) => dict.get(PDFName.of('Subtype')))).toContain(PDFName.of('Image'));
});
