import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decimalText, parseDecimalText, wholeSum } from './amounts.js';

describe('amounts as the database writes them', () => {
  it.each([
    ['0.00', 0],
    ['12.34', 1234],
    ['-0.01', -1],
    ['7', 700],
    ['999999999999.99', 99_999_999_999_999],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('%s is %d hundredths', (text, hundredths) => expect(parseDecimalText(text)).toBe(hundredths));

  it('are read exactly, however long they are', () => {
    const digits = fc.nat({ max: 14 });
    const most = 99_999_999_999_999;
    const amount = fc
      .tuple(fc.integer({ min: -most, max: most }), digits)
      .map(([all, dropped]) => Math.trunc(all / 10 ** dropped) + 0);
    fc.assert(
      fc.property(amount, (hundredths) => {
        expect(parseDecimalText(decimalText(hundredths))).toBe(hundredths);
      }),
      { numRuns: 2_000 },
    );
  });

  it('are refused where their column would make them smaller', () => {
    for (const beyond of [100_000_000_000_000, -100_000_000_000_000, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => decimalText(beyond)).toThrow('larger than can be kept');
    expect(wholeSum(-2_147_483_647)).toBe(-2_147_483_647);
    for (const beyond of [2_147_483_648, Number.NaN]) expect(() => wholeSum(beyond)).toThrow('larger than can be kept');
  });
});
