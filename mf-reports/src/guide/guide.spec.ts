import { guideGaps } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { manifest } from '../manifest.js';

test('each screen has a guide in both languages, which say the same', async () => {
  expect(manifest.routes.length).toBeGreaterThan(0);
  expect(await guideGaps(manifest)).toEqual([]);
});
