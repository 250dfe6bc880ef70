import { guideGaps } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { manifest } from '../manifest.js';

/** Names of statuses, which are the kit's. */
const statuses = ['Pending', 'Outbound', 'Done', '待备货', '已出库', '已完成'];

test('each screen has a guide in both languages, which say the same', async () => {
  expect(manifest.routes.length).toBeGreaterThan(0);
  expect(await guideGaps(manifest, statuses)).toEqual([]);
});
