import { describe, expect, test } from '@jest/globals';
import { isUnusualWeight } from './usual-weight.js';

const ham = { hasWeight: 'Yes', minWeight: 800, maxWeight: 1200 } as const;

describe('an unusual weight', () => {
  test.each([
    [799, true],
    [800, false],
    [1200, false],
    [1201, true],
    [9900, true],
  ])('%d hundredths of a pound: %s', (weight, unusual) => expect(isUnusualWeight(ham, weight)).toBe(unusual));

  test('either end may be open', () => {
    expect(isUnusualWeight({ ...ham, minWeight: null }, 1)).toBe(false);
    expect(isUnusualWeight({ ...ham, maxWeight: null }, 99_999_999)).toBe(false);
  });

  test('only pieces have one', () => {
    expect(isUnusualWeight({ ...ham, hasWeight: 'Weighting' }, 9900)).toBe(false);
    expect(isUnusualWeight(ham, undefined)).toBe(false);
  });
});
