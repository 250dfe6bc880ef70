import { describe, expect, test } from '@jest/globals';
import { createLine, type DraftLine } from './draftLine.js';
import { mergeLines } from './mergeLines.js';

const line = (orderItemId: number, amount: number, more: Partial<DraftLine> = {}) =>
  createLine({ orderItemId, productId: orderItemId * 10, amount, rate: 200, ...more });
const said = (lines: readonly DraftLine[]) => lines.map(({ key: _, ...rest }) => rest);

describe('what was written, on a newer version of the order', () => {
  const before = [line(1, 5), line(2, 6)];

  test('stays field by field, and the rest follows the new version', () => {
    const written = [
      { ...before[0]!, notes: 'ripe' },
      { ...before[1]!, amount: 9 },
    ];
    const merged = mergeLines(before, written, [line(1, 4), line(2, 3, { rate: 250 })]);
    expect(said(merged)).toEqual(said([line(1, 4, { notes: 'ripe' }), line(2, 9, { rate: 250 })]));
  });

  test('nothing written is the new version', () => {
    const newest = [line(2, 1), line(3, 7)];
    expect(mergeLines(before, before, newest)).toEqual(newest);
  });

  test('lines that were added stay, unless somebody else has added the product', () => {
    const [mine, same] = [createLine({ productId: 70, amount: 2 }), createLine({ productId: 80, amount: 2 })];
    const merged = mergeLines(before, [...before, mine, same, createLine()], [...before, line(8, 4)]);
    expect(said(merged)).toEqual(said([...before, line(8, 4), mine]));
  });

  test('lines that were removed stay removed', () => {
    expect(mergeLines(before, [before[0]!], before)).toEqual([before[0]]);
  });

  test('a line that somebody else removed comes back only where something was written in it', () => {
    const written = [{ ...before[0]!, amount: 8 }, before[1]!];
    expect(said(mergeLines(before, written, []))).toEqual([{ notes: '', productId: 10, amount: 8, rate: 200 }]);
  });
});
