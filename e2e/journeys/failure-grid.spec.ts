import {
  brokenAtLoad,
  byteChanged,
  drawingThrows,
  entryThrows,
  releasedAnd,
  type ReleaseFault,
  throwsLater,
} from '../faults/codeFaults.js';
import { manifestHangs, manifestIsPage, manifestMissing } from '../faults/manifestFaults.js';
import { Releases } from '../faults/releases.js';
import { accounts, expect, inGate, test, thorough } from '../fixtures/test.js';
import { signInViewOnly } from '../fixtures/viewOnly.js';
import { FaultyTab, type Place } from '../pages/FaultyTab.js';

/** Error that a remote throws outside of React, which is allowed here. */
test.use({ toleratedPageError: new RegExp(brokenAtLoad) });

const places: Record<string, Place> = {
  'mf-orders': { path: 'order', title: 'Orders', shows: 'Manual order', asks: '/order/query*' },
  'mf-inventory': { path: 'inventory', title: 'Inventory', shows: 'Columns', asks: '/inventory' },
  'mf-inbound': { path: 'received', title: 'Received goods', shows: 'Add received', asks: '/received*' },
  'mf-reports': { path: 'report/category', title: 'Category report', shows: 'Total', asks: '/report/category*' },
  'mf-settings': { path: 'settings/subwarehouse', title: 'Warehouses', shows: 'Add warehouse', asks: '/warehouse*' },
  'mf-admin': {
    path: 'admin/warehouse-control',
    title: 'Warehouse control',
    shows: 'Depot Foods',
    asks: '/admin/warehouse',
  },
};

/** Each has its own version. `hangs`: the load times out after ten seconds. */
const faults: Record<string, { fault: ReleaseFault; hangs?: boolean }> = {
  'its manifest is missing': { fault: releasedAnd(manifestMissing) },
  'its manifest is a web page': { fault: releasedAnd(manifestIsPage) },
  'its manifest never comes': { fault: releasedAnd(manifestHangs), hangs: true },
  'its code throws when it is loaded': { fault: entryThrows },
  'a byte of it was changed on its way': { fault: byteChanged },
};

for (const [remote, place] of Object.entries(places)) {
  // the shell handles all remotes alike, so one represents all in an ordinary run
  const details = remote === 'mf-orders' ? inGate : thorough;
  test(
    `${remote} fails in seven ways; everything else goes on, and a retry brings it back`,
    details,
    async ({ as, page }) => {
      const other = Object.values(places).find((known) => known !== place && !known.path.includes('/'));
      if (!other) throw new Error('There is no other remote.');
      const { token } = await as(accounts.admin);
      await page.clock.install();
      await signInViewOnly(page, token);
      const releases = await Releases.of(page, remote);
      const tab = new FaultyTab(page, place, other);
      // The first fault concerns the data, which the tab caches once it has loaded.
      const answers = await drawingThrows(place.asks)(page, remote);
      await page.goto(`/in/${place.path}`);
      const start = await page.evaluate(() => performance.timeOrigin);
      await test.step('its screen throws while it draws', () => tab.expectIsolated(answers));
      for (const [what, { fault, hangs }] of Object.entries(faults)) {
        await test.step(what, async () => {
          const repair = await fault(releases);
          await tab.takeRelease();
          await tab.expectIsolated(repair, hangs);
        });
      }
      await test.step('it throws later', async () => {
        await throwsLater(releases);
        await tab.takeRelease();
        await tab.expectScreen();
        await tab.expectTheRest();
        await tab.expectScreen();
        expect(tab.thrown).toContain(brokenAtLoad);
      });
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(start); // without a reload
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );
}
