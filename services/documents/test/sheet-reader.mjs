/**
 * A worker that reads printed label sheets as a scanner would: PDFium draws the pages (not the browser that printed
 * them) and jsQR reads the codes (not the library that drew them). A worker, because tight loops take ten times as long
 * inside of jest.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsqr from 'jsqr';

const dpi = 200;
/** Gap around a die cut of a sheet with separated labels, in inches. */
const gaps = { AVERY_22805: 0.1 };

const grid = (columns, rows, { left, top, pitchX, pitchY, width, height }) =>
  Array.from({ length: columns * rows }, (_, cell) => ({
    left: left + (cell % columns) * pitchX,
    top: top + Math.floor(cell / columns) * pitchY,
    width,
    height,
  }));

const square = { width: 2.5, height: 2.5 };

/**
 * The die cuts as the makers' templates have them, written down again: a mistake in the product's own figures shows.
 * Inches.
 */
const templates = {
  AVERY_22805: () => grid(4, 6, { left: 0.78125, top: 0.5, pitchX: 1.8125, pitchY: 1.7, width: 1.5, height: 1.5 }),
  AVERY_5160: () => grid(3, 10, { left: 0.1875, top: 0.5, pitchX: 2.75, pitchY: 1, width: 2.625, height: 1 }),
  AVERY_5163: () => grid(2, 5, { left: 0.15625, top: 0.5, pitchX: 4.1875, pitchY: 2, width: 4, height: 2 }),
  AVERY_94233: () => grid(3, 4, { left: 0.375, top: 0.5, pitchX: 2.625, pitchY: 2.5, width: 2.5, height: 2.5 }),
  // The manufacturer states the grid and the label size, and the margins only in a template: these are possible values.
  AVERY_94233_WIDE: () => grid(3, 4, { ...square, left: 0.25, top: 0.5, pitchX: 2.75, pitchY: 2.5 }),
  AVERY_94233_NARROW: () => grid(3, 4, { ...square, left: 0.5, top: 0.5, pitchX: 2.5, pitchY: 2.5 }),
  AVERY_94233_HIGH: () => grid(3, 4, { ...square, left: 0.375, top: 0.3125, pitchX: 2.625, pitchY: 2.625 }),
  ROLL_4X6: () => [{ left: 0, top: 0, width: 4, height: 6 }],
  ROLL_2X1: () => [{ left: 0, top: 0, width: 2, height: 1 }],
};

const { pdf, stock, damage } = workerData;
const dieCuts = templates[stock]();
const around = gaps[stock] ?? 0;
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
  const cells = dieCuts.map((cut) => ({ ...codeIn(picture, cut), ink: inkAround(picture, cut) }));
  dieCuts.forEach((cut) => whiten(picture, cut));
  return { width: width / dpi, height: height / dpi, cells, hasStrayInk: inked(picture) !== null };
}

/** The code on a label, and its position in inches from the corner of the die cut. */
function codeIn(picture, area) {
  const { data, width, height } = cut(picture, area);
  const found = jsqr(Uint8ClampedArray.from(data), width, height, { inversionAttempts: 'dontInvert' });
  if (!found) return { code: null, place: null };
  const { topLeftCorner: from, bottomRightCorner: to } = found.location;
  const [left, top, right, bottom] = [from.x, from.y, to.x, to.y].map((pixels) => pixels / dpi);
  return { code: found.data, place: { left, top, width: right - left, height: bottom - top } };
}

/** Area of a label's ink, in inches from the corner of its die cut. */
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
