import { describe, expect, it } from '@jest/globals';
import { moveItem } from './AlternatesField.js';

describe('moving an entry', () => {
  it.each([
    ['up', 1, -1, ['b', 'a', 'c']],
    ['down', 1, 1, ['a', 'c', 'b']],
    ['up from the top', 0, -1, ['a', 'b', 'c']],
    ['down from the bottom', 2, 1, ['a', 'b', 'c']],
  ])('%s', (_name, index, step, result) => {
    expect(moveItem(['a', 'b', 'c'], index, step)).toEqual(result);
  });
});
