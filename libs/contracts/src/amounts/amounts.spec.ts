import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type * as z from 'zod';
import type { epochMs, money, moneyOut, weight, weightOut } from '../wire/index.js';
import {
  type amountOfPieces,
  type amountOfWeight,
  averagePieceWeight,
  type Cents,
  decimalText,
  type EpochMs,
  estimateWeight,
  type formatCents,
  type formatWeight,
  type Hundredths,
  parseDecimalText,
  toCents,
  toHundredthsOfPound,
  wholeSum,
} from './amounts.js';

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

describe('an estimated weight', () => {
  it.each([
    [3301, 3, 2, 2201],
    [2469, 2, 1, 1235],
    [5, 6, 4, 3],
    [1200, 1, 7, 8400],
  ])('of %i hundredths over %i pieces, for %i of them, is %i', (total, pieces, some, weight) => {
    expect(estimateWeight(some, averagePieceWeight(total, pieces)!)).toBe(weight);
  });

  it('is the same for every reader, because the average survives the wire', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 5_000 }), fc.nat(5_000), (total, pieces, some) => {
        const average = averagePieceWeight(total, pieces)!;
        expect(estimateWeight(some, JSON.parse(JSON.stringify(average)) as number)).toBe(estimateWeight(some, average));
        // half a hundredth of rounding, and half a millionth of a pound for each piece
        expect(Math.abs(estimateWeight(some, average) - (total / pieces) * some)).toBeLessThan(0.51 + some * 0.00005);
      }),
    );
  });

  it('is unknown without a piece', () => expect(averagePieceWeight(0, 0)).toBeUndefined());
});

describe('numbers with a unit', () => {
  type Fits<From, To> = From extends To ? true : false;
  type Parameter<F extends (...values: never[]) => unknown, At extends number> = Parameters<F>[At];

  it('do not fit where another unit is wanted', () => {
    // The compiler decides; a unit that is lost makes one of these a wrong type.
    const mixUps: [
      Fits<Cents, Hundredths>,
      Fits<Hundredths, Cents>,
      Fits<EpochMs, Cents>,
      Fits<Cents, EpochMs>,
      Fits<Hundredths, Parameter<typeof formatCents, 0>>,
      Fits<Cents, Parameter<typeof formatWeight, 0>>,
      Fits<Cents, Parameter<typeof amountOfWeight, 0>>,
      Fits<Hundredths, Parameter<typeof amountOfPieces, 1>>,
      Fits<EpochMs, Parameter<typeof decimalText, 0>>,
      Fits<z.output<typeof money>, z.output<typeof weight>>,
      Fits<z.input<typeof moneyOut>, z.input<typeof weightOut>>,
      Fits<z.output<typeof epochMs>, Cents>,
    ] = [false, false, false, false, false, false, false, false, false, false, false, false];
    expect(mixUps).not.toContain(true);
  });

  it('fit their own, are numbers, and take bare ones', () => {
    const uses: [
      Fits<number, Cents>,
      Fits<Cents, number>,
      Fits<z.output<typeof money>, Cents>,
      Fits<ReturnType<typeof amountOfWeight>, z.input<typeof moneyOut>>,
      Fits<z.output<typeof weight>, Parameter<typeof formatWeight, 0>>,
    ] = [true, true, true, true, true];
    expect(uses).not.toContain(false);
    expect([toCents(12.34), toHundredthsOfPound(0.29)]).toEqual([1234, 29]);
  });
});
