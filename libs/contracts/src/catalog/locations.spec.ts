import { expect, test } from '@jest/globals';
import { compareLocations } from './locations.js';

test('locations stand as one walks by them, and what has none comes last', () => {
  const locations = [undefined, 'B-1', 'A-10', '', 'A-2'];
  expect(locations.toSorted(compareLocations)).toEqual(['A-2', 'A-10', 'B-1', '', undefined]);
});
