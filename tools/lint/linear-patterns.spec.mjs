import { describe, expect, test } from '@jest/globals';
import { Linter } from 'eslint';
import { linearPatterns } from './source-rules.mjs';

const rulesBroken = (code) => new Linter().verify(code, [linearPatterns]).map(({ ruleId }) => ruleId);

describe('a pattern that takes quadratic time or more is refused', () => {
  test.each([
    ["text.replace(/\\s*lbs?\\.?$/i, '')", 'regexp/no-super-linear-move'],
    ["path.replace(/\\/+$/, '')", 'regexp/no-super-linear-move'],
    ['/^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/.test(text)', 'regexp/no-super-linear-backtracking'],
    ['/^(a+)+$/.test(text)', 'regexp/no-super-linear-backtracking'],
    ["new RegExp('\\\\s+$').test(text)", 'regexp/no-super-linear-move'],
  ])('%s', (code, rule) => expect(rulesBroken(code)).toContain(rule));

  test.each([
    "text.replace(/(?<!\\s)\\s*lbs?\\.?$/i, '')",
    '/^\\d+$/.test(text)',
    '/^[^@]+@[^@]+$/.test(text)',
    'text.split(/\\s+/)',
  ])('%s is fine', (code) => expect(rulesBroken(code)).toEqual([]));
});
