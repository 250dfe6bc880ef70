import { describe, expect, test } from '@jest/globals';
import { Linter } from 'eslint';
import { restrictedSyntax } from './restricted-syntax.mjs';

const problemsOf = (code) =>
  new Linter()
    .verify(code, { rules: { 'no-restricted-syntax': restrictedSyntax.tests } })
    .map(({ message }) => message);

describe('a test that keeps others from being run is refused, since the run would pass', () => {
  test.each([
    ...["test.only('a', () => 1)", "it.only('a', () => 1)", "describe.only('a', () => 1)"],
    ...["test.only.each([1])('a', () => 1)", "test.describe.only('a', () => 1)", "fit('a', () => 1)"],
    ...["fdescribe('a', () => 1)", "xit('a', () => 1)", "xtest('a', () => 1)", "xdescribe('a', () => 1)"],
  ])('%s', (code) => expect(problemsOf(code)).toHaveLength(1));

  test.each([
    ...["test('a', () => 1)", "test.each([1])('a', () => 1)", 'const some = there ? test : test.skip;', 'options.only'],
  ])('%s is none', (code) => expect(problemsOf(code)).toEqual([]));
});
