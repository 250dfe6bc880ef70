import { expect, test } from '@jest/globals';
import { listOtherSpellings } from './gtin-spellings.js';

test.each([
  ['the digits printed on a small pack', '04252614', ['42100005264']],
  ['the twelve that they are short for', '042100005264', ['42100005264', '04252614']],
  ['those with zeros before them', '00042100005264', ['42100005264', '04252614']],
  ['those without any', '42100005264', ['04252614']],
  ['twelve that several stand for', '012000000003', ['12000000003', '01200003', '01200033', '01200043']],
  ['a number that may be kept without its zeros', '00012345678905', ['12345678905']],
  ['an EAN', '4006381333931', []],
  ['an EAN-8', '96385074', []],
  ['a part of one', '381333', []],
  ['a number that only zeros make a GTIN', '00000000', []],
  ['a word', 'tea', []],
])('%s', (_what, text, spellings) => expect(listOtherSpellings(text)).toEqual(spellings));
