import { expect, test } from '@jest/globals';
import { createKeepingCache } from './DepotTheme.js';

test('a style outlives the last component that uses it, and is counted from nothing again', () => {
  const cache = createKeepingCache();
  cache.opUpdate('table', () => [1, 'its style']);
  cache.opUpdate('table', () => null);
  expect(cache.opGet('table')).toEqual([0, 'its style']);
  cache.opUpdate('never made', () => null);
  expect(cache.opGet('never made')).toBeNull();
});
