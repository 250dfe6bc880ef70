import { localeGaps } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import cn from './cn.json';
import gb from './gb.json';

test('both languages say the same', () => {
  expect(localeGaps(gb, cn)).toEqual([]);
});
