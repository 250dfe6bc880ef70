import { expect, test } from '@jest/globals';
import { layOut, layOutList } from './lay-out.mjs';

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

test('a noisy problem of a list hides none of the others, and what these do not need is its', () => {
  const noisy = (name) => [`${name} fail:`, ...Array.from({ length: 300 }, (_, at) => `${name} ${at}`)].join('\n');
  const lines = layOutList('Refused:', ['Types are wrong:\none.ts(1,1): error', noisy('rules'), noisy('tests')]).split(
    '\n',
  );
  expect(lines.slice(0, 4)).toEqual(['Refused:', '  - Types are wrong:', 'one.ts(1,1): error', '  - rules fail:']);
  expect(lines.filter((line) => line.endsWith('left out …'))).toHaveLength(2);
  expect(lines).toEqual(expect.arrayContaining(['rules 299', '  - tests fail:']));
  expect(lines.at(-1)).toBe('tests 299');
  expect(lines).toHaveLength(71);
  expect(layOut(lines.join('\n'))).toBe(lines.join('\n'));
});

test('a list of more problems than there is room names each of them', () => {
  const lines = layOutList(
    'Refused:',
    Array.from({ length: 50 }, (_, at) => `${at}:\na\nb\nc`),
  ).split('\n');
  expect(lines.filter((line) => line.startsWith('  - '))).toHaveLength(50);
});

test('a Chinese refusal, and a word longer than a line, lose nothing', () => {
  const word = 'x'.repeat(150);
  expect(layOut(`${word} ${word}`)).toBe(`${word}\n${word}`);
  const text = `${'外壳'.repeat(60)}。 ${'版本'.repeat(60)}。`;
  expect(layOut(text).replaceAll(/[\n-]/g, '').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
});
