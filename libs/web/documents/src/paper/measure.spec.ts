import { expect, test } from '@jest/globals';
import { bold, regular } from './glyphWidths.js';
import { countTextLines, measureColumn, measureHeight, measureWidth, textStyles } from './measure.js';

const { body, strong } = textStyles;

test('a wide letter is wider than a narrow one, a bold one wider than a regular one', () => {
  expect(measureWidth('W', body)).toBeGreaterThan(2 * measureWidth('i', body));
  expect(measureWidth('Total', strong)).toBeGreaterThan(measureWidth('Total', body));
  expect(measureWidth('11,111.11', body)).toBe(measureWidth('88,888.88', body));
});

test('lines break at spaces, within a word that is longer than a line, and around Chinese characters', () => {
  const column = measureWidth('queso manchego', body);
  expect(countTextLines('queso manchego', column + 1, body)).toBe(1);
  expect(countTextLines('queso manchego curado', column + 1, body)).toBe(2);
  expect(countTextLines('w'.repeat(60), column, body)).toBeGreaterThan(5);
  expect(countTextLines('曼彻格奶酪'.repeat(4), measureWidth('曼彻格奶酪', body) + 1, body)).toBe(4);
});

test('each line of a text counts, an empty one too', () => {
  expect(countTextLines('one\n\nthree', 400, body)).toBe(3);
});

test('each character is as wide as its own glyph, at the size of its text', () => {
  const width = (text: string, style = body) => Math.round((measureWidth(text, style) * 1000) / (style.size * 1.02));
  const own: [string, number | undefined][] = [
    [' ', regular[0]],
    ['A', regular[0x41 - 0x20]],
    ['~', regular[0x7e - 0x20]],
    ['\u00a0', regular[95]],
    ['é', regular[95 + 0xe9 - 0xa0]],
    ['ÿ', regular[95 + 0xff - 0xa0]],
    ['ł', 1000],
    ['\u2e7f', 1000],
    ['曼', 1050],
  ];
  for (const [character, points] of own) expect([character, width(character)]).toEqual([character, points]);
  expect(width('~é')).toBe((regular[0x7e - 0x20] ?? 0) + (regular[95 + 0xe9 - 0xa0] ?? 0));
  expect(measureWidth('é', strong)).toBeCloseTo(((bold[95 + 0xe9 - 0xa0] ?? 0) * 10 * 1.02) / 1000, 6);
});

test('a line is full to the point, and what goes on is counted from its beginning', () => {
  const [one, space, word] = ['one', ' ', 'manchego'].map((text) => measureWidth(text, body)) as [
    number,
    number,
    number,
  ];
  const both = one + space + word;
  expect([countTextLines('one manchego', both, body), countTextLines('one manchego', both - 0.01, body)]).toEqual([
    1, 2,
  ]);
  expect(countTextLines('one manchego one', Math.max(both, word + space + one), body)).toBe(2);
  expect(countTextLines('manchego manchego', word, body)).toBe(2);
  expect(countTextLines('m'.repeat(12), measureWidth('m', body) * 4 + 0.01, body)).toBe(3);
  expect(countTextLines('one-two', measureWidth('one-', body), body)).toBe(2);
});

test('a text is as high as its lines, an empty one has no height', () => {
  expect([measureHeight('', 100, body), measureHeight('a\nb', 100, body)]).toEqual([0, 27]);
});

test('a column holds its widest text and its padding, and is never narrower than it may be', () => {
  const width = Math.ceil(measureWidth('88,888.88', body)) + 12;
  expect([measureColumn(['1', '88,888.88'], 10), measureColumn(['1'], 200), measureColumn([], 54)]).toEqual([
    width,
    200,
    54,
  ]);
});

test('a line does not break at a space that forbids it', () => {
  const column = measureWidth('manchego so', body) + 1;
  expect(countTextLines('que so manchego so', column, body)).toBe(2);
  expect(countTextLines('que so\u00a0manchego so', column, body)).toBe(3);
});
