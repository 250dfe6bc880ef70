import { describe, expect, test } from '@jest/globals';
import { multiLineText, requiredText, text, withoutControlCharacters } from './text.js';

const controls = [
  ...['\u0000', '\u0001', '\t', '\u000b', '\u001b', '\u001f', '\u007f', '\u0080', '\u0085', '\u009f'],
  ...['\u2028', '\u2029', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
  ...['\ud83d', '\udc00'],
];
const ordinary = ['Queso Manchego 曼彻格奶酪', '👩‍👩‍👧‍👦 café №5', 'שלום', '"\'<>&\\%/', 'x \u00a0 x'];
const named = (values: readonly string[]) => values.map((value) => [JSON.stringify(value), value] as const);

describe('one line of text', () => {
  test.each(named([...controls, '\n', '\r', '\r\n']))('%s within it is refused', (_name, control) => {
    for (const schema of [text(10), requiredText(10)]) expect(schema.safeParse(`a${control}b`).success).toBe(false);
  });
  test.each(named(ordinary))('%s is taken as it is', (_name, value) => {
    expect([text(60).parse(value), requiredText(60).parse(value)]).toEqual([value, value]);
  });
  test('what nobody sees is left out, and is no text by itself', () => {
    expect([text(60), requiredText(60)].map((schema) => schema.parse('x\u200b\u00ad x'))).toEqual(['x x', 'x x']);
    for (const name of ['\u200b', ' \u200e\ufeff ']) {
      expect(text(60).parse(name)).toBe('');
      expect(requiredText(60).safeParse(name).success).toBe(false);
    }
  });
  test('spaces and line breaks around it are cut off, and do not count', () => {
    expect(text(3).parse(' \r\n a b \t\n')).toBe('a b');
    expect(requiredText(3).safeParse(' \n ').success).toBe(false);
    expect(text(3).safeParse('abcd').success).toBe(false);
  });
});

describe('text of several lines', () => {
  test.each(named(controls))('%s within it is refused', (_name, control) => {
    expect(multiLineText(10).safeParse(`a\n${control}b`).success).toBe(false);
  });
  test('every line end becomes one and the same, and counts once', () => {
    expect(multiLineText(8).parse('\na\r\nb\rc\n\nd\r\n')).toBe('a\nb\nc\n\nd');
    expect(multiLineText(7).safeParse('a\nb\nc\n\nd').success).toBe(false);
  });
});

test('what has become part of a header has a sign for each control character', () => {
  for (const control of [...controls, '\r', '\n']) expect(withoutControlCharacters(`a${control}b`)).toBe('a_b');
  for (const value of ordinary) expect(withoutControlCharacters(value)).toBe(value);
});
