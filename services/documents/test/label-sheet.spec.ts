import { labelSheetNames } from '@depot/contracts/documents';
import { labelSheets, labelsPerSheet } from '@depot/documents';
import { labelsHtml } from '@depot/documents/print';
import { runInContext } from '@depot/node-context';
import { afterAll, describe, expect, test } from '@jest/globals';
import { JoinedPdf } from '../src/printing/joined-pdf.js';
import { PdfPrinter } from '../src/printing/pdf-printer.js';
import { type Area, otherCuts, type ReadSheet, readSheets } from './read-sheets.js';

const printer = new PdfPrinter();
const print = async (props: Parameters<typeof labelsHtml>[0], damage?: Area[]) =>
  readSheets(await printer.print(labelsHtml(props)), damage, props.sheet);

afterAll(() => printer.onApplicationShutdown());

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** A code of 15 to 20 characters, another one for each label. */
const code = (nth: number) =>
  Array.from(
    { length: 15 + (nth % 6) },
    (_, at) => alphabet[(nth * 7 + at * at * 11 + at * 3 + (nth >> 5)) % alphabet.length],
  ).join('');
const texts = [
  'Tea',
  'Queso Cabrales 4.10 lb',
  'Original Frankfurter grüne Soße in the family box 1,000,000.00 lb',
  '有机五花肉 12.35 lb',
  '内蒙古草原散养羊后腿肉（带骨真空包装）礼盒装家庭分享超值组合 108.75 lb',
  `${'W'.repeat(180)} 9.99 lb`,
];
const lots = [{}, { lot: 'L7', expiry: '2027-03-31' }, { lot: 'ABCDEFGHIJ1234567890ABCDEFGHIJ', expiry: '2027-03-31' }];
const label = (nth: number) => ({
  qrValue: code(nth),
  qrText: texts[nth % texts.length] ?? '',
  ...lots[Math.floor(nth / texts.length) % lots.length],
});
const labels = (count: number) => Array.from({ length: count }, (_, nth) => label(nth));
const codes = (sheets: readonly ReadSheet[]) => sheets.flatMap(({ cells }) => cells.map((cell) => cell.code));
const nothing = (count: number) => Array<null>(count).fill(null);

describe('a printed Avery 22805 sheet', () => {
  test('has readable codes, and labels within their die cuts', async () => {
    const sheets = await print({ labels: labels(60) });
    expect(sheets.map(({ width, height }) => [width, height])).toEqual(Array.from({ length: 3 }, () => [8.5, 11]));
    expect(codes(sheets)).toEqual([...labels(60).map(({ qrValue }) => qrValue), ...nothing(12)]);
    for (const { ink } of sheets.flatMap(({ cells }) => cells).slice(0, 60)) {
      expect(Math.min(ink!.left, ink!.top)).toBeGreaterThan(0.01);
      expect(Math.max(ink!.left + ink!.width, ink!.top + ink!.height)).toBeLessThan(1.49);
      // In the middle from left to right.
      expect(Math.abs(ink!.left + ink!.width / 2 - 0.75)).toBeLessThan(0.03);
    }
    expect(sheets.map(({ hasStrayInk }) => hasStrayInk)).toEqual([false, false, false]);
    expect(sheets[2]!.cells.slice(12).map(({ ink }) => ink)).toEqual(nothing(12));
  });

  test('continues a partly used sheet at its first free label', async () => {
    const sheets = await print({ labels: labels(4), startPosition: 22 });
    expect(codes(sheets)).toEqual([...nothing(21), code(0), code(1), code(2), code(3), ...nothing(23)]);
    expect(sheets[0]!.cells.slice(0, 21).map(({ ink }) => ink)).toEqual(nothing(21));
  });

  test('shifts the print by exactly the offset', async () => {
    const [plain] = await print({ labels: [label(1)], startPosition: 6 });
    const [nudged] = await print({ labels: [label(1)], startPosition: 6, offsetX: 0.06, offsetY: -0.04 });
    const [from, to] = [plain!.cells[5]!.ink!, nudged!.cells[5]!.ink!];
    // As exact as the picture's dots.
    expect(Math.abs(to.left - from.left - 0.06)).toBeLessThan(0.0076);
    expect(Math.abs(to.top - from.top + 0.04)).toBeLessThan(0.0076);
    expect(nudged!.cells[5]!.code).toBe(code(1));
  });

  test('has readable codes on scratched labels', async () => {
    const scratch = { left: 0.5, top: 0.62, width: 0.45, height: 0.09 };
    const [sheet] = await print({ labels: labels(6) }, [scratch]);
    expect(codes([sheet!]).slice(0, 6)).toEqual(labels(6).map(({ qrValue }) => qrValue));
  });

  test('prints a thousand labels in one file', async () => {
    const sheets = await print({ labels: labels(1000) });
    expect(sheets).toHaveLength(42);
    expect(codes(sheets).slice(0, 1000)).toEqual(labels(1000).map(({ qrValue }) => qrValue));
  });
});

test('joins labels printed in parts into one file, equal to one printed at once', async () => {
  const joined = new JoinedPdf(printer);
  const all = labels(60);
  const batches = [all.slice(0, 24), all.slice(24, 48), all.slice(48)];
  const html = (batch: readonly ReturnType<typeof label>[]) => Promise.resolve(labelsHtml({ labels: batch }));
  const pdf = await runInContext({}, () => joined.print('Labels', batches, html, () => Promise.resolve()));
  const sheets = await readSheets(pdf);
  expect(codes(sheets)).toEqual([...all.map(({ qrValue }) => qrValue), ...nothing(12)]);
  expect(sheets).toEqual(await print({ labels: all }));
});

describe.each(labelSheetNames)('labels on %s', (sheet) => {
  const stock = labelSheets[sheet];
  const perSheet = labelsPerSheet(stock);

  test('have readable codes with a quiet zone inside their die cuts', async () => {
    const count = Math.max(perSheet + 1, 18);
    const sheets = await print({ labels: labels(count), sheet });
    expect(sheets).toHaveLength(Math.ceil(count / perSheet));
    expect(codes(sheets).slice(0, count)).toEqual(labels(count).map(({ qrValue }) => qrValue));
    const { width, height } = stock.page;
    for (const page of sheets) {
      expect(Math.abs(page.width - width)).toBeLessThan(0.01);
      expect(Math.abs(page.height - height)).toBeLessThan(0.01);
      expect(page.hasStrayInk).toBe(false);
    }
    for (const { ink } of sheets.flatMap(({ cells }) => cells).slice(0, count)) {
      expect(Math.min(ink!.left, ink!.top)).toBeGreaterThan(0.03);
      expect(ink!.left + ink!.width).toBeLessThan(stock.width - 0.03);
      expect(ink!.top + ink!.height).toBeLessThan(stock.height - 0.03);
    }
  });

  test('have codes of one size and position, independent of the text', async () => {
    const [some] = labels(1);
    const long = 'Slow-roasted organic pork belly with fennel and chilli '.repeat(3);
    const all = ['Tea', 'Queso Cabrales 4.10 lb', `${long}1,000,000.00 lb`].flatMap((qrText) => [
      { ...some!, qrText },
      { ...some!, qrText, ...lots[2] },
    ]);
    const places = (await print({ labels: all, sheet })).flatMap(({ cells }) =>
      cells.flatMap(({ place }) => (place ? [place] : [])),
    );
    expect(places).toHaveLength(all.length);
    const [{ width, height }] = [places[0]!];
    expect(Math.abs(width - stock.code)).toBeLessThan(0.03);
    expect(Math.abs(height - stock.code)).toBeLessThan(0.03);
    for (const key of ['left', 'top', 'width', 'height'] as const) {
      const values = places.map((place) => place[key]);
      // Within the picture's resolution; columns need not start on whole dots.
      expect(Math.max(...values) - Math.min(...values)).toBeLessThan(0.016);
    }
  });
});

test.each(otherCuts)(
  'labels on Avery 94233 lie in their die cuts also where its margins are those of %s',
  async (cuts) => {
    const pdf = await printer.print(labelsHtml({ labels: labels(12), sheet: 'AVERY_94233' }));
    const [sheet] = await readSheets(pdf, [], cuts);
    expect(codes([sheet!])).toEqual(labels(12).map(({ qrValue }) => qrValue));
    expect(sheet!.hasStrayInk).toBe(false);
    for (const { ink } of sheet!.cells) {
      expect(Math.min(ink!.left, ink!.top)).toBeGreaterThan(0.05);
      expect(Math.max(ink!.left + ink!.width, ink!.top + ink!.height)).toBeLessThan(2.45);
    }
  },
);
