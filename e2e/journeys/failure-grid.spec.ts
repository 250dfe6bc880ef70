import type { Page } from '@playwright/test';
import { byteChanged, drawingThrows, entryThrows, throwsLater } from '../faults/codeFaults.js';
import type { Fault, Repair } from '../faults/fault.js';
import { manifestHangs, manifestIsPage, manifestMissing } from '../faults/manifestFaults.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { FramePage } from '../pages/FramePage.js';

interface Place {
  path: string;
  title: string;
  /** Words that only the working screen has. */
  shows: string;
  /** What the screen asks the API for. */
  asks: string;
}

const places: Record<string, Place> = {
  'mf-orders': { path: 'order', title: 'Orders', shows: 'Manual order', asks: '/order/query*' },
  'mf-inventory': { path: 'inventory', title: 'Inventory', shows: 'Columns', asks: '/inventory' },
  'mf-inbound': { path: 'received', title: 'Received', shows: 'Add Received', asks: '/received*' },
  'mf-reports': { path: 'report/category', title: 'Category Report', shows: 'Total', asks: '/report/category*' },
  'mf-settings': { path: 'settings/subwarehouse', title: 'Warehouse', shows: 'Add Warehouse', asks: '/warehouse*' },
  'mf-admin': { path: 'admin/warehouse-control', title: 'Warehouse Control', shows: 'Depot Foods', asks: '/admin/warehouse' },
};

/** `isShown`: the fault comes later, so that the screen is there and has to stay. */
const faults: Record<string, { fault: (place: Place) => Fault; isShown?: boolean }> = {
  'its manifest is missing': { fault: () => manifestMissing },
  'its manifest is a web page': { fault: () => manifestIsPage },
  'its manifest never comes': { fault: () => manifestHangs },
  'its code throws when it is loaded': { fault: () => entryThrows },
  'its screen throws while it draws': { fault: ({ asks }) => drawingThrows(asks) },
  'it throws later': { fault: () => throwsLater, isShown: true },
  'a byte of it was changed on its way': { fault: () => byteChanged },
};

const patience = 15_000;
const failure = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: `“${title}” could not be loaded. Everything else keeps working.` });
const shown = (page: Page, text: string) => page.getByRole('main').getByText(text).first();
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

/** The session's clock runs: the page's time is put forward rather than waited for. */
async function expectTicking(page: Page): Promise<void> {
  const { countdown, sidebar } = new FramePage(page);
  await expect(sidebar).toBeVisible();
  const before = await countdown.innerText();
  await page.clock.fastForward(2_000);
  await expect(countdown).not.toHaveText(before);
}

async function expectFailure(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(3_000); // what never comes is given up after ten seconds
    await expect(failure(page, title)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: patience });
}

async function repaired(page: Page, repair: Repair, { shows }: Place): Promise<void> {
  await repair();
  await retry(page).click();
  await expect(shown(page, shows)).toBeVisible({ timeout: patience });
  await expect(retry(page)).toHaveCount(0);
}

for (const [remote, place] of Object.entries(places)) {
  test(`${remote} fails in seven ways; everything else goes on, and a retry brings it back`, async ({ open, page, context }) => {
    const other = Object.values(places).find((known) => known !== place && !known.path.includes('/'));
    if (!other) throw new Error('There is no other remote.');
    await open(accounts.admin, `/in/${other.path}`);
    await expect(shown(page, other.shows)).toBeVisible();
    for (const [what, { fault, isShown }] of Object.entries(faults)) {
      await test.step(what, async () => {
        const tab = await context.newPage();
        await tab.clock.install();
        const repair = await fault(place)(tab, remote);
        await tab.goto(`/in/${place.path}`);
        const start = await tab.evaluate(() => performance.timeOrigin);
        if (isShown) await expect(shown(tab, place.shows)).toBeVisible({ timeout: patience });
        else await expectFailure(tab, place.title);
        await expectTicking(tab);
        await new FramePage(tab).visit(other.path);
        await expect(shown(tab, other.shows)).toBeVisible({ timeout: patience });
        await tab.goBack();
        if (isShown) await expect(shown(tab, place.shows)).toBeVisible({ timeout: patience });
        else await repaired(tab, repair, place);
        expect(await tab.evaluate(() => performance.timeOrigin)).toBe(start); // without a reload
        await tab.close();
      });
    }
  });
}
