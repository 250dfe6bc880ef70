import { expect, test } from '@jest/globals';
import { toldOfPublished } from './release.mjs';

const published = { remote: 'mf-orders', version: '1.0.0-4f1a' };

test('a first version, which is live at once, is not to be given to everybody', () => {
  const told = toldOfPublished({ ...published, isStable: true });
  expect(told).toBe('mf-orders 1.0.0-4f1a is published, and everybody has it.');
});

test('of a later one it is said how everybody gets it', () => {
  const told = toldOfPublished({ ...published, isStable: false });
  expect(told).toMatch(/is published\. Give it to everybody with: npm run release -- promote mf-orders 1\.0\.0-4f1a$/);
});
