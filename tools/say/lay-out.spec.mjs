import { expect, test } from '@jest/globals';
import { layOut } from './lay-out.mjs';

const complaint = (at) =>
  `mf-orders 1.0.0-${at} uses Kanban, Gantt, Board, Timeline, Calendar, Tree and Chart of @depot/ui, which the shell does not have.`;

test('a refusal of one long line becomes lines that fit a screen, with all of its words', () => {
  const message = `The shell 2.0.0 does not go with what people have: ${[1, 2, 3].map(complaint).join(' ')}`;
  const lines = layOut(message).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  expect(lines[0]).toBe('The shell 2.0.0 does not go with what people have:');
  expect(lines.filter((line) => line.startsWith('- mf-orders'))).toHaveLength(3);
  const words = (text) => text.replaceAll(/\s+(?:- )?/g, ' ');
  expect(words(lines.join(' '))).toBe(words(message));
});

test('short lines stay as they are, items of a list stay items', () => {
  const text = 'It is not published:\n  - src/locales/cn.json has no title.\n  - short';
  expect(layOut(text)).toBe(text);
  const item = `  - ${'word '.repeat(40).trim()}`;
  const lines = layOut(item).split('\n');
  expect(lines[0]).toMatch(/^ {2}- word/);
  expect(lines[1]).toMatch(/^ {4}word/);
});

test('of a very long refusal the middle is left out, and it says how much', () => {
  const lines = layOut(Array.from({ length: 300 }, (_, at) => `line ${at}`).join('\n')).split('\n');
  expect(lines).toHaveLength(71);
  expect(lines.slice(39, 42)).toEqual(['line 39', '… 230 lines are left out …', 'line 270']);
});

test('a Chinese refusal, and a word longer than a line, lose nothing', () => {
  const word = 'x'.repeat(150);
  expect(layOut(`${word} ${word}`)).toBe(`${word}\n${word}`);
  const text = `${'外壳'.repeat(60)}。 ${'版本'.repeat(60)}。`;
  expect(layOut(text).replaceAll(/[\n-]/g, '').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
});
