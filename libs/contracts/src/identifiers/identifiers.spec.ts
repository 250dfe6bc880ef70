import { describe, expect, it } from '@jest/globals';
import {
  canonicalCode,
  canonicalEmail,
  canonicalGtin,
  canonicalLot,
  canonicalName,
  canonicalZip,
  isInvisible,
} from './index.js';

describe('one form of each identifier', () => {
  it.each([
    '4006381333931',
    '\u200b4006381333931\u200e',
    '４００６３８１３３３９３１',
    '4 006381 333931',
    '4-006381-333931',
    "'4006381333931",
    '\u2019 4006381333931 ',
    '4\u2011006381\u2212333931\u00a0',
  ])('a GTIN: %j', (text) => expect(canonicalGtin(text)).toBe('4006381333931'));

  it.each([
    ['42100005264', '042100005264'],
    ['4252614', '04252614'],
    ['42100005265', '42100005265'], // with a zero it would have a wrong check digit
    ['TEA', 'TEA'],
    ['', ''],
  ])('a GTIN without its leading zero: %s', (text, gtin) => expect(canonicalGtin(text)).toBe(gtin));

  it.each([
    ["'00123", '00123'],
    ['A\u200bB－１２', 'AB-12'],
    [' big   bag ', 'big bag'],
    ['aB', 'aB'],
  ])('a code: %j', (text, code) => expect(canonicalCode(text)).toBe(code));

  it('a lot, as its barcode has it', () => expect(canonicalLot(' LOT\u200b 7－Ａ ')).toBe('LOT7-A'));

  it.each([
    'mailto:Orders@Clover.test?subject=Order',
    '"White Clover" <orders@clover.test>',
    'orders\u200b@clover.test',
    'ｏｒｄｅｒｓ＠clover.test',
    "'orders@clover.test",
  ])('an address for mails: %j', (text) => expect(canonicalEmail(text)).toBe('orders@clover.test'));

  it.each([
    ["'02134", '02134'],
    ['０２１３４', '02134'],
    ['021341234', '02134-1234'],
    ['02134 1234', '02134-1234'],
    ['02134\u20131234', '02134-1234'],
    ['SW1A 1AA', 'SW1A 1AA'],
  ])('a ZIP code: %j', (text, zip) => expect(canonicalZip(text)).toBe(zip));
});

describe('a name', () => {
  it('of nothing but invisible characters is empty', () => {
    for (const name of ['\u200b', '\u200e\u200f', ' \ufeff\u2060 ', '\u00ad', '\u200d'])
      expect([canonicalName(name), isInvisible(name)]).toEqual(['', true]);
  });

  it('that reads like another one is the same', () => {
    expect(canonicalName('Twin\u200b')).toBe('Twin');
    expect(canonicalName('T\u200dwin')).toBe('Twin');
  });

  it('keeps what joins letters and pictures', () => {
    for (const name of ['👩‍👩‍👧‍👦 café №5', 'می‌خواهم', 'Queso Manchego 曼彻格奶酪']) expect(canonicalName(name)).toBe(name);
  });
});
