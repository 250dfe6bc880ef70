import { expect, test } from '@jest/globals';
import { parseScannedCode } from './code.js';

test.each([
  ['a label of ours', 'K7M2Q9ZX4T01234A', { kind: 'unit', qrValue: 'K7M2Q9ZX4T01234A' }],
  ['one that was typed small', ' k7m2q9zx4t01234a ', { kind: 'unit', qrValue: 'K7M2Q9ZX4T01234A' }],
  ['an EAN', '4006381333931', { kind: 'product', gtin: '4006381333931' }],
  ['a GTIN with zeros before it', '00012345678905', { kind: 'product', gtin: '12345678905' }],
  [
    'a case label with weight and lot',
    '(01)14006381333938(3202)001234(10)A7',
    { kind: 'product', gtin: '14006381333938' },
  ],
  [
    'the code of a pick list',
    `${location.origin}/in/order/outbound?id=17`,
    { kind: 'page', to: '/in/order/outbound?id=17' },
  ],
])('%s is a code', (_what, text, code) => expect(parseScannedCode(text)).toEqual(code));

test.each([
  ['a word', 'strawberry'],
  ['sixteen letters that no label has', 'LOLLIPOPSANDOILS'],
  ['the number of an order', '1042'],
  ['a page elsewhere', 'https://elsewhere.test/in/order/outbound?id=17'],
  ['a page here outside of the application', `${location.origin}/login`],
  ['nothing', ''],
])('%s is none', (_what, text) => expect(parseScannedCode(text)).toBeUndefined());
