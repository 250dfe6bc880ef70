import type { Page } from '@playwright/test';
import { makeSubjects } from '../commands/subjects.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { everyPage, Visitor } from '../pages/everyPage.js';

/** Pages with an action bar. */
const withBar = [
  ...['order/new', 'order/edit', 'order/process', 'order/outbound', 'order/invoice', 'order/manual'],
  ...['return/new', 'return/edit', 'inventory/new', 'inventory/count/count', 'inventory/count/review'],
  ...['received/new', 'delivery-receipt/new', 'inbound', 'settings/product/new', 'settings/product/edit'],
  'settings/user/details',
];
/** Higher than any of these pages, and lower than most. */
const heights = [1600, 460];

/** Pixels below the bar. It must be 0, or content that loads above the bar would move it under the pointer. */
const roomBelow = (page: Page) =>
  page.locator('[data-action-bar]').evaluate((bar) => Math.round(innerHeight - bar.getBoundingClientRect().bottom));

test('the way on stands at the bottom of the screen, however short or long its page', async ({ open, baseURL }) => {
  const subjects = await makeSubjects(baseURL ?? '', accounts.admin);
  const pages = [...(await everyPage(baseURL ?? '', subjects, 'ADMIN')).values()].flat();
  const page = await open(accounts.admin, '/in/account');
  const visitor = new Visitor(page);
  for (const path of withBar) {
    const address = pages.find((each) => each.split('?')[0] === `/in/${path}`);
    await visitor.visit(address ?? path);
    for (const height of heights) {
      await page.setViewportSize({ width: 1280, height });
      await expect.soft(page.locator('[data-action-bar]'), path).toHaveCount(1);
      await expect.poll(() => roomBelow(page), { message: `${path} at ${height}` }).toBe(0);
    }
  }
});
