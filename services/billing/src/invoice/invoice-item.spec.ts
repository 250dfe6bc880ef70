import { limits, stockModes, toHundredths } from '@depot/contracts/amounts';
import { DomainError } from '@depot/contracts/errors';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { calculateAmount, calculateTotal } from './invoice-item.js';

const item = fc.record({
  hasWeight: fc.constantFrom(...stockModes),
  quantity: fc.integer({ min: 0, max: limits.quantity }),
  weight: fc.integer({ min: 0, max: toHundredths(limits.weight) }),
  rate: fc.integer({ min: 0, max: toHundredths(limits.money) }),
});

/** Half up, in exact arithmetic, written down a second time. */
function exactly({ hasWeight, quantity, weight, rate }: Parameters<typeof calculateAmount>[0]): bigint {
  const tenThousandths = hasWeight === 'No' ? BigInt(quantity) * BigInt(rate) * 100n : BigInt(weight) * BigInt(rate);
  const [cents, rest] = [tenThousandths / 100n, tenThousandths % 100n];
  return rest >= 50n ? cents + 1n : cents;
}

describe('money on an invoice', () => {
  test('half a cent is rounded up', () => {
    expect(calculateAmount({ hasWeight: 'Weighting', quantity: 0, weight: 50, rate: 1 })).toBe(1);
    expect(calculateAmount({ hasWeight: 'Weighting', quantity: 0, weight: 49, rate: 1 })).toBe(0);
    expect(calculateAmount({ hasWeight: 'Yes', quantity: 3, weight: 1005, rate: 110 })).toBe(1106);
    expect(calculateAmount({ hasWeight: 'No', quantity: 3, weight: 1005, rate: 110 })).toBe(330);
  });

  test('a line is exact for every amount that the wire lets in', () => {
    fc.assert(fc.property(item, (line) => expect(BigInt(calculateAmount(line))).toBe(exactly(line))));
  });

  test('the total is the sum of the rounded lines, or refused where it is beyond reason', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 1000, size: 'max' }), (lines) => {
        const items = lines.map((line) => ({ amount: calculateAmount(line) }));
        const sum = items.reduce((total, { amount }) => total + BigInt(amount), 0n);
        if (sum > 10n ** 13n) expect(() => calculateTotal(items)).toThrow(DomainError);
        else expect(BigInt(calculateTotal(items))).toBe(sum);
      }),
    );
  });
});
