import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod';
import { explain } from './explain.js';
import * as cells from './index.js';
import { withDecimalComma } from './number.js';

const read = (field: z.ZodType, value: string) => {
  const result = field.safeParse(value);
  return result.success ? result.data : explain(result.error.issues[0]!).localizedMessage.gb;
};

describe('amounts', () => {
  test.each([
    ['12.34', 1234],
    ['12', 1200],
    ['.5', 50],
    ['1,234.50', 123450],
    ['$1,234.5', 123450],
    ['12.340', 1234],
    ['0', 0],
    ['＄１，２３４．５０', 123450],
  ])('%s is %d cents', (text, cents) => expect(read(cells.money(), text)).toBe(cents));

  test.each(['12.345', '1,23', '-1', 'abc', '1e3', '', '10000000.01', '1.2.3', '$', '.', '10²', '１２．３４５'])(
    '%p is refused',
    (text) => expect(read(cells.money(), text)).toContain('two decimals'),
  );

  test.each([
    ['1,99', 199],
    ['1,9', 190],
    ['12', 1200],
    [',5', 50],
    ['-0,50', -50],
    ['1.234,50', 123450],
    ['1.234.567,5', 123456750],
    ['1,234.50', 123450],
    ['12.50', 1250],
    ['$1,99', 199],
    ['3,5 lb', 350],
    ['１，９９', 199],
  ])('%s is %d hundredths where decimals have a comma', (text, hundredths) =>
    expect(withDecimalComma(true, () => read(cells.money(-1), text))).toBe(hundredths),
  );

  test.each(['1,234', '1.234', '1,2,3', '1.23,4', ','])('%p could be two numbers, or is none, there', (text) =>
    expect(withDecimalComma(true, () => read(cells.money(), text))).toContain('two decimals'),
  );

  test('every amount with two decimals survives', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        expect(read(cells.money(), (cents / 100).toFixed(2))).toBe(cents);
      }),
    ));

  test('a weight may carry its unit but must not be zero', () => {
    expect(read(cells.weight(), '3.5 lb')).toBe(350);
    expect(read(cells.weight(), '0')).toContain('two decimals');
  });
});

describe('whole numbers', () => {
  test.each([
    ['12', 12],
    ['1,200', 1200],
    ['12.0', 12],
  ])('%s', (text, value) => expect(read(cells.quantity(), text)).toBe(value));
  test.each([
    ['12,0', 12],
    ['1.234,0', 1234],
    ['12', 12],
  ])('%s where decimals have a comma', (text, value) =>
    expect(withDecimalComma(true, () => read(cells.quantity(), text))).toBe(value),
  );
  test.each(['0', '1.5', '1000001', 'NaN', 'Infinity', '0x10'])('%s is refused', (text) =>
    expect(read(cells.quantity(), text)).toContain('whole number'),
  );
});

describe('dates', () => {
  test.each([
    ['2026-03-31', '2026-03-31T00:00:00'],
    ['3/31/2026', '2026-03-31T00:00:00'],
    ['12/1/2010 8:26', '2010-12-01T08:26:00'],
    ['2026-03-31 14:05:09', '2026-03-31T14:05:09'],
    ['2026年3月31日', '2026-03-31T00:00:00'],
    ['２０２６／３／３１ ８：０５', '2026-03-31T08:05:00'],
  ])('%s', (text, time) => expect(read(cells.localTime(), text)).toBe(time));
  test.each(['2/30/2026', '2026-13-01', '31/3/2026', 'yesterday', '1/1/26', '2026-01-01 25:00'])(
    '%s is refused',
    (text) => expect(read(cells.localTime(), text)).toContain('is not a date'),
  );

  test('a wall clock becomes a moment, on both sides of a change of the clocks', () => {
    expect(cells.toEpochMs('2026-01-15T12:00:00', 'America/New_York')).toBe(Date.UTC(2026, 0, 15, 17));
    expect(cells.toEpochMs('2026-07-15T12:00:00', 'America/New_York')).toBe(Date.UTC(2026, 6, 15, 16));
    expect(cells.toEpochMs('2026-03-08T01:30:00', 'America/New_York')).toBe(Date.UTC(2026, 2, 8, 6, 30));
    expect(cells.toEpochMs('2026-03-08T03:30:00', 'America/New_York')).toBe(Date.UTC(2026, 2, 8, 7, 30));
    expect(cells.toEpochMs('2026-06-01T00:00:00', 'Asia/Shanghai')).toBe(Date.UTC(2026, 4, 31, 16));
  });
});

test('words are taken in any case and language', () => {
  const hasWeight = cells.choice(['Yes', 'No', 'Weighting'], { 称重: 'Weighting' });
  expect(read(hasWeight, 'weighting')).toBe('Weighting');
  expect(read(hasWeight, '称重')).toBe('Weighting');
  expect(read(hasWeight, 'maybe')).toContain('is none of');
  expect(read(cells.flag(), '是')).toBe(true);
  expect(read(cells.email(), 'A@B.example')).toBe('a@b.example');
  expect(read(cells.email(), 'nobody')).toContain('email');
});

test('a text of one line has no line breaks and no control characters, a note may have several lines', () => {
  expect(read(cells.text(10), 'Brie 奶酪')).toBe('Brie 奶酪');
  for (const broken of ['a\nb', 'a\tb', 'a\u0000b', 'a\u2028b', 'a\u202eb'])
    expect(read(cells.text(10), broken)).toContain('line break');
  expect(read(cells.multiLineText(10), 'a\r\nb')).toBe('a\nb');
  expect(read(cells.multiLineText(10), 'a\u202eb')).toContain('control character');
  expect(read(cells.multiLineText(3), 'a\nbc')).toContain('At most');
  expect(read(cells.email(), 'a\u0000@b.example')).toContain('email');
  const code = cells.form(/^[A-Z\s]+$/, { gb: 'Letters alone.', cn: '只能是字母。' });
  expect(read(code, 'A B')).toBe('A B');
  expect(read(code, 'A1')).toBe('Letters alone.');
  expect(read(code, 'A\nB')).toBe('Letters alone.');
  const longest = `${'a'.repeat(254 - '@b.example'.length)}@b.example`;
  expect(read(cells.email(), longest)).toBe(longest);
  expect(read(cells.email(), `a${longest}`)).toContain('email');
});
