import { expect, test } from '@jest/globals';
import { numbersBeginningWith } from './search.schemas.js';

test('finds the number itself first, then what begins with it', () => {
  expect(numbersBeginningWith('12')).toEqual([
    { from: 12, to: 12 },
    { from: 120, to: 129 },
    { from: 1200, to: 1299 },
    { from: 12_000, to: 12_999 },
  ]);
  expect(numbersBeginningWith('#7')[0]).toEqual({ from: 7, to: 7 });
});

test('a text that is no number begins none, nor does one that is too large', () => {
  for (const text of ['', 'brie', '1 OR 1=1', '0', '-1', '1.5', '99999999999'])
    expect(numbersBeginningWith(text)).toEqual([]);
  expect(numbersBeginningWith('4294967295')).toEqual([{ from: 4_294_967_295, to: 4_294_967_295 }]);
});
