import { expect, test } from '@jest/globals';
import { percent } from './versions.js';

test.each([
  [undefined, '–'],
  [null, '–'],
  [0, '0%'],
  [1, '100%'],
  [0.1234, '12.3%'],
  [0.9999, '99.99%'],
  [0.0002, '0.02%'],
])('%p reads %s', (share, text) => expect(percent(share)).toBe(text));
