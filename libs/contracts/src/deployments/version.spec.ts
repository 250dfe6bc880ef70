import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { contractVersion } from './registry.js';

test('is the version of the package', () => {
  const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };
  expect(contractVersion).toBe(version);
});
