/**
 * A worker that reads printed label sheets as a scanner would: PDFium draws the pages (not the browser that printed
 * them) and jsQR reads the codes (not the library that drew them). A worker, because tight loops take ten times as long
 * inside of jest.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsqr from 'jsqr';

const dpi = 200;
/** Paper around a die cut that belongs to no other label, inches. */
const around = 0.1;

/**
 * The die cuts as Avery's template has them, written down again: a mistake in the product's own figures shows. Inches.
 */
const dieCuts = Array.from({ length: 24 }, (_, cell) => ({
  left: 0.78125 + (cell % 4) * 1.8125,
  top: 0.5 + Math.floor(cell / 4) * 1.7,
  width: 1.5,
  height: 1.5,
}));

const { pdf, damage } = workerData;
const library = await PDFiumLibrary.init();
const document = await library.loadDocument(pdf);
const pages = [];
for (const page of document.pages())
  pages.push(readPage(await page.render({ scale: dpi / 72, render: async ({ data }) => data })));
document.destroy();
library.destroy();
parentPort.postMessage(pages);

function readPage({ data, width, height }) {
  const picture = { data: Uint8Array.from(data), width, height };
  for (const { left, top, width: wide, height: high } of damage) {
    whiten(picture, { left: dieCuts[0].left + left, top: dieCuts[0].top + top, width: wide, height: high });
  }
  const cells = dieCuts.map((cut) => ({ code: codeIn(picture, cut), ink: inkAround(picture, cut) }));
  dieCuts.forEach((cut) => whiten(picture, cut));
  return { width: width / dpi, height: height / dpi, cells, hasStrayInk: inked(picture) !== null };
}

function codeIn(picture, area) {
  const { data, width, height } = cut(picture, area);
  return jsqr(Uint8ClampedArray.from(data), width, height, { inversionAttempts: 'dontInvert' })?.data ?? null;
}

/** Where the ink of a label lies, in inches from the corner of its die cut. */
function inkAround(picture, { left, top, width, height }) {
  const ink = inked(
    cut(picture, { left: left - around, top: top - around, width: width + 2 * around, height: height + 2 * around }),
  );
  return ink && { ...ink, left: ink.left - around, top: ink.top - around };
}

function cut({ data, width }, area) {
  const [left, top] = [Math.round(area.left * dpi), Math.round(area.top * dpi)];
  const part = { width: Math.round(area.width * dpi), height: Math.round(area.height * dpi) };
  const rows = Array.from({ length: part.height }, (_, row) => {
    const start = ((top + row) * width + left) * 4;
    return data.subarray(start, start + part.width * 4);
  });
  return { ...part, data: Buffer.concat(rows) };
}

/** The smallest area that holds all ink of a picture, in inches; null for a blank one. */
function inked({ data, width, height }) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4] > 200) continue;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    }
  }
  if (right < 0) return null;
  return { left: left / dpi, top: top / dpi, width: (right - left + 1) / dpi, height: (bottom - top + 1) / dpi };
}

function whiten({ data, width }, area) {
  const [left, right] = [Math.round(area.left * dpi), Math.round((area.left + area.width) * dpi)];
  for (let y = Math.round(area.top * dpi); y < Math.round((area.top + area.height) * dpi); y += 1) {
    data.fill(255, (y * width + left) * 4, (y * width + right) * 4);
  }
}
