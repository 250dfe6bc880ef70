import { expect, test } from '@jest/globals';
import { shownAnswer } from './failure.js';

test('a list shows its answer, the one before while it waits, and nothing of before once there is none to be had', () => {
  const [before, answer, error] = [{ page: 1 }, { page: 2 }, new Error('lost')];
  expect(shownAnswer({ data: before, currentData: undefined })).toBe(before);
  expect(shownAnswer({ data: answer, currentData: answer })).toBe(answer);
  expect(shownAnswer({ data: before, currentData: undefined, error })).toBeUndefined();
  // asked again in vain: what it has is still the answer
  expect(shownAnswer({ data: answer, currentData: answer, error })).toBe(answer);
});
