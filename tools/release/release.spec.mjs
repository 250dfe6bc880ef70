import { expect, test } from '@jest/globals';
import { toldOfPublished } from './release.mjs';

const published = { remote: 'mf-orders', version: '1.0.0-4f1a' };

test('a version that users have already, published again, needs no next step', () => {
  const told = toldOfPublished({ ...published, isStable: true });
  expect(told).toBe('mf-orders 1.0.0-4f1a is published, and everybody has it.');
});

test('of any other one, the first included, it is said how everybody gets it', () => {
  const told = toldOfPublished({ ...published, isStable: false });
  expect(told).toMatch(/is published\. Give it to everybody with: npm run release -- promote mf-orders 1\.0\.0-4f1a$/);
});

test('of one that waits for a shell it is said for what, and that a train takes it along', () => {
  const told = toldOfPublished({ ...published, isStable: false, waitsFor: ['@depot/ui ^2.0.0'] });
  expect(told).toBe(
    'mf-orders 1.0.0-4f1a is published and waits for @depot/ui ^2.0.0. A train takes it along: ' +
      'npm run release -- train <shell version> mf-orders@1.0.0-4f1a',
  );
});
