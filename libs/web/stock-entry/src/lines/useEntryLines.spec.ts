import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { newEntryLine } from './entryLine.js';
import { useEntryLines } from './useEntryLines.js';

test('many weights have the lot and the expiry that were written on the line which gives way to them', () => {
  const other = newEntryLine({ productId: 2, lot: 'B3' });
  const open = newEntryLine({ productId: 1, lot: 'A17', expiry: '2027-01-31' });
  const { result } = renderHook(() => useEntryLines(() => [open, other]));
  act(() => result.current.addWeights(1, [1200, 1100]));
  expect(result.current.lines.map(({ weight, lot, expiry }) => [weight, lot, expiry])).toEqual([
    [undefined, 'B3', undefined],
    [1200, 'A17', '2027-01-31'],
    [1100, 'A17', '2027-01-31'],
  ]);
});

test('many weights take the place of blank lines, and of none on which something was entered for another product', () => {
  const begun = newEntryLine({ quantity: 5 });
  const { result } = renderHook(() => useEntryLines(() => [newEntryLine(), begun]));
  act(() => result.current.addWeights(1, [1200]));
  expect(result.current.lines).toMatchObject([begun, { productId: 1, weight: 1200 }]);
});

test('there is always a line, of the product that the form is about', () => {
  const blank = () => newEntryLine({ productId: 1 });
  const { result } = renderHook(() => useEntryLines(() => [], { blank }));
  expect(result.current.lines).toMatchObject([{ productId: 1 }]);
  act(() => result.current.remove(result.current.lines[0]!.uuid));
  expect(result.current.lines).toMatchObject([{ productId: 1 }]);
});
