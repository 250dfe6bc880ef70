import { expect, test } from '@jest/globals';
import { countSteps } from './count-steps.js';

const stepsOf = (pattern: RegExp, text: string) => countSteps(() => pattern.test(text));

test.each([
  ['linear', /^\d+$/, 2],
  ['quadratic, since it begins again at each place', /\s+$/, 4],
  ['quadratic, since two parts share characters', /^\s*\s*$/, 4],
])('the steps of a pattern are those of an engine without shortcuts: %s', (_name, pattern, growth) => {
  const text = (length: number) => `${' '.repeat(length)}x`.replaceAll(' ', pattern.source.includes('d') ? '1' : ' ');
  const ratio = stepsOf(pattern, text(800)) / stepsOf(pattern, text(400));
  expect(Math.round(ratio)).toBe(growth);
});

test('all ways to use a pattern count, and nothing counts afterwards', () => {
  const ways = [
    ...[() => /a/.test('xa'), () => /a/.exec('xa'), () => 'xa'.replace(/a/, ''), () => 'xa'.match(/a/)],
    ...[() => 'xa'.search(/a/), () => 'xa'.replaceAll(/a/g, ''), () => [...'xa'.matchAll(/a/g)]],
  ];
  for (const way of ways) expect(countSteps(way)).toBeGreaterThanOrEqual(2);
  expect(countSteps(() => undefined)).toBe(0);
  expect(/(a)(?=b)/.exec('xab')?.index).toBe(1);
});

test('lookahead, lazy parts, alternatives and groups are followed', () => {
  expect(stepsOf(/^(?:ab|a.*?c)(?!d)/i, 'aBBc')).toBe(6);
  expect(stepsOf(/b/y, 'ab')).toBe(1);
});
