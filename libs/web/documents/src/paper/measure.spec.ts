import { expect, test } from '@jest/globals';
import { textLines, textStyles, textWidth } from './measure.js';

const { body, strong } = textStyles;

test('a wide letter is wider than a narrow one, a bold one wider than a regular one', () => {
  expect(textWidth('W', body)).toBeGreaterThan(2 * textWidth('i', body));
  expect(textWidth('Total', strong)).toBeGreaterThan(textWidth('Total', body));
  expect(textWidth('11,111.11', body)).toBe(textWidth('88,888.88', body));
});

test('lines break at spaces, within a word that is longer than a line, and around Chinese characters', () => {
  const column = textWidth('queso manchego', body);
  expect(textLines('queso manchego', column + 1, body)).toBe(1);
  expect(textLines('queso manchego curado', column + 1, body)).toBe(2);
  expect(textLines('w'.repeat(60), column, body)).toBeGreaterThan(5);
  expect(textLines('曼彻格奶酪'.repeat(4), textWidth('曼彻格奶酪', body) + 1, body)).toBe(4);
});

test('each line of a text counts, an empty one too', () => {
  expect(textLines('one\n\nthree', 400, body)).toBe(3);
});
