import { describe, expect, test } from '@jest/globals';
import { avery22805, dealLabels, labelPosition, labelsPerSheet } from './avery22805.js';

describe('Avery 22805', () => {
  test('the die cuts and their margins make up a Letter page exactly', () => {
    const last = labelPosition(labelsPerSheet - 1);
    expect(last.left + avery22805.size + avery22805.left).toBeCloseTo(8.5, 10);
    expect(last.top + avery22805.size + avery22805.top).toBeCloseTo(11, 10);
  });

  test('a part-used sheet starts at the given label', () => {
    const [sheet] = dealLabels(['a', 'b'], 23);
    expect(sheet?.[21]).toBeUndefined();
    expect(sheet?.slice(22)).toEqual(['a', 'b']);
  });

  test('labels that do not fit go on with a new sheet', () => {
    expect(dealLabels(['a', 'b', 'c'], 23).map((sheet) => sheet.filter(Boolean).length)).toEqual([2, 1]);
  });
});
