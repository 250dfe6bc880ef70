import { labelSheetNames } from '@depot/contracts/documents';
import { describe, expect, test } from '@jest/globals';
import { assignLabels, labelPosition, labelSheets, labelsPerSheet } from './sheets.js';

const { AVERY_22805, ROLL_2X1 } = labelSheets;

describe.each(labelSheetNames)('%s', (name) => {
  const sheet = labelSheets[name];

  test('the die cuts and their margins make up a page exactly', () => {
    const last = labelPosition(sheet, labelsPerSheet(sheet) - 1);
    expect(last.left + sheet.width + sheet.left).toBeCloseTo(sheet.page.width, 10);
    expect(last.top + sheet.height + sheet.top).toBeCloseTo(sheet.page.height, 10);
  });

  test('labels do not lie on each other, and the code fits into one', () => {
    expect(sheet.pitchX).toBeGreaterThanOrEqual(sheet.width);
    expect(sheet.pitchY).toBeGreaterThanOrEqual(sheet.height);
    expect(sheet.code + 2 * sheet.padding).toBeLessThan(Math.min(sheet.width, sheet.height) + 0.001);
  });
});

describe('labels on sheets', () => {
  test('a part-used sheet starts at the given label', () => {
    const [sheet] = assignLabels(AVERY_22805, ['a', 'b'], 23);
    expect(sheet?.[21]).toBeUndefined();
    expect(sheet?.slice(22)).toEqual(['a', 'b']);
  });

  test('labels that do not fit go on with a new sheet', () => {
    expect(assignLabels(AVERY_22805, ['a', 'b', 'c'], 23).map((sheet) => sheet.filter(Boolean).length)).toEqual([2, 1]);
    expect(assignLabels(ROLL_2X1, ['a', 'b'])).toEqual([['a'], ['b']]);
  });
});
