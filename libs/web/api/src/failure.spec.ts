import { expect, test } from '@jest/globals';
import { shownAnswer, technicalText } from './failure.js';

test('a list shows its answer, the one before while it waits, and nothing of before once there is none to be had', () => {
  const [before, answer, error] = [{ page: 1 }, { page: 2 }, new Error('lost')];
  expect(shownAnswer({ data: before, currentData: undefined })).toBe(before);
  expect(shownAnswer({ data: answer, currentData: answer })).toBe(answer);
  expect(shownAnswer({ data: before, currentData: undefined, error })).toBeUndefined();
  // asked again in vain: what it has is still the answer
  expect(shownAnswer({ data: answer, currentData: answer, error })).toBe(answer);
});

test('only what a person can act on is told of a failure in its own words', () => {
  const failure = (statusCode: number) => ({ statusCode, code: 'CONFLICT', message: 'Only 6 are left.' });
  expect(technicalText(failure(409))).toBe('Only 6 are left.');
  expect(technicalText(failure(499))).toBe('Only 6 are left.');
  expect(technicalText(failure(500))).toBeUndefined();
  expect(technicalText({ statusCode: 502, code: 'UNAVAILABLE', message: 'Try again.' })).toBe('Try again.');
  expect(technicalText(new Error('x is undefined'))).toBeUndefined();
});
