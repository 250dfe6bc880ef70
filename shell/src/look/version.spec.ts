import { expect, test } from '@jest/globals';
import { version } from './version.js';

test('the footer names the version of the specification, whatever the version of the packages', () => {
  expect(version).toBe('2.4.1');
});
