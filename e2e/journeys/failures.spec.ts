import type { Page } from '@playwright/test';
import { brokenAtLoad, byteChanged, drawingThrows, entryThrows } from '../faults/codeFaults.js';
import { answerInstead, type Fault } from '../faults/fault.js';
import { manifestHangs, manifestIsPage, manifestMissing } from '../faults/manifestFaults.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { FramePage } from '../pages/FramePage.js';

interface Case {
  what: string;
  fault: Fault;
  remote: string;
  path: string;
  group?: string;
  title: string;
  /** Words that only the working screen has. */
  shows: string;
}

const cases: Case[] = [
  { what: 'manifest is missing', fault: manifestMissing, remote: 'mf-orders', path: 'order', title: 'Orders', shows: 'Manual order' },
  {
    what: 'manifest is a web page',
    fault: manifestIsPage,
    remote: 'mf-inventory',
    path: 'inventory',
    title: 'Inventory',
    shows: 'Columns',
  },
  { what: 'manifest never comes', fault: manifestHangs, remote: 'mf-inbound', path: 'received', title: 'Received', shows: 'Add Received' },
  {
    what: 'code throws when it is loaded',
    fault: entryThrows,
    remote: 'mf-settings',
    path: 'settings/subwarehouse',
    group: 'Settings',
    title: 'Warehouse',
    shows: 'Add Warehouse',
  },
  {
    what: 'screen throws while it draws',
    fault: drawingThrows('/report/category'),
    remote: 'mf-reports',
    path: 'report/category',
    group: 'Report',
    title: 'Category Report',
    shows: 'Total',
  },
  {
    what: 'code was changed on its way',
    fault: byteChanged('activity-logs'),
    remote: 'mf-admin',
    path: 'admin/activity-logs',
    group: 'Admin',
    title: 'Activity Logs',
    shows: 'Delete all',
  },
];

const failure = (page: Page, text: string) => page.getByRole('main').getByRole('alert').filter({ hasText: text });
const shown = (page: Page, text: string) => page.getByRole('main').getByText(text).first();
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

test.use({ toleratedPageError: new RegExp(brokenAtLoad) });

for (const { what, fault, remote, path, group, title, shows } of cases) {
  test(`${remote}: its ${what}; everything else goes on, and a retry brings it back`, async ({ open, page }) => {
    const repair = await fault(page, remote);
    const healthy = remote === 'mf-inventory' ? { path: 'order', shows: 'Manual order' } : { path: 'inventory', shows: 'Columns' };
    await open(accounts.admin, `/in/${healthy.path}`);
    const start = await page.evaluate(() => performance.timeOrigin);
    const frame = new FramePage(page);
    await frame.visit(path, group);
    // what never comes is given up after 8 seconds
    await expect(failure(page, `“${title}” could not be loaded. Everything else keeps working.`)).toBeVisible({ timeout: 20_000 });
    await expect(shown(page, shows)).toHaveCount(0);
    await frame.expectTicking();

    await frame.visit(healthy.path);
    await expect(shown(page, healthy.shows)).toBeVisible();
    await frame.visit(path, group);
    await expect(retry(page)).toBeVisible();

    await repair();
    await retry(page).click();
    await expect(shown(page, shows)).toBeVisible();
    await expect(retry(page)).toHaveCount(0);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(start); // without a reload
  });
}

const noAnswer = (page: Page, address: string) => answerInstead(page, address, (route) => route.abort('connectionrefused'));

test('a registry that is down is said so on a new device, and asked again on demand', async ({ open, page }) => {
  const repair = await noAnswer(page, '**/api/remotes');
  await open(accounts.admin, '/in/inventory');
  await expect(failure(page, 'The list of pages could not be loaded.')).toBeVisible();
  await new FramePage(page).expectTicking();
  await repair();
  await retry(page).click();
  await expect(shown(page, 'Columns')).toBeVisible();
});

test('a device that knows the pages works on while the registry is down', async ({ open, page }) => {
  await open(accounts.admin, '/in/inventory');
  await expect(shown(page, 'Columns')).toBeVisible();
  await noAnswer(page, '**/api/remotes');
  await page.reload();
  await expect(shown(page, 'Columns')).toBeVisible();
  await new FramePage(page).visit('order');
  await expect(shown(page, 'Manual order')).toBeVisible();
});

test('while the API is down screens say so, and show what they have once it is back', async ({ open, page }) => {
  await open(accounts.admin, '/in/order');
  await expect(shown(page, 'Manual order')).toBeVisible();
  const repair = await noAnswer(page, '**/api/**');
  const frame = new FramePage(page);
  await frame.visit('inventory');
  await expect(failure(page, 'The server cannot be reached. Check the connection and try again.')).toBeVisible();
  await frame.expectTicking();
  await repair();
  await retry(page).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(retry(page)).toHaveCount(0);
});
