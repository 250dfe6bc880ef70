import { expect, test } from '@jest/globals';
import { nameKey } from './name-key.js';

test.each([
  ['Nestlé', 'NESTLE'],
  ['Caf\u00E9', 'Cafe\u0301'],
  ['Ｓｏｆｔ（冷）', 'soft(冷)'],
  ['Straße', 'strasse'],
  ['が', 'か'],
  ['シャツ', 'しやつ'],
  ['ｶﾞｯｺｳ', 'かつこう'],
  ['ヶ', 'け'],
  ['Cold\u200Broom', 'coldroom'],
])('%s and %s are one name', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

test.each([
  ['Søby', 'Soby'],
  ['कि', 'की'],
  ['台', '臺'],
  ['Cold  room', 'Cold room'],
  ['カー', 'カア'],
  ['ヽ', 'ゝ'],
])('%s and %s are two', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)));
