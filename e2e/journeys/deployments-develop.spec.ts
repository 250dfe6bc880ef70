import type { Page } from '@playwright/test';
import { Workplace } from '../commands/workplace.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { FramePage } from '../pages/FramePage.js';

/** Milliseconds for a build on a busy machine. */
const building = { timeout: 240_000 };
const words = 'Columns';
const button = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true }).first();

test('ADMIN works on a remote inside the product: changes show by themselves, to ADMIN alone, until the way back', async ({
  baseURL,
  people,
  open,
  page,
  checkAccessibility,
}) => {
  const workplace = await Workplace.open('mf-inventory', baseURL ?? '');
  try {
    await open(accounts.admin, '/in/inventory');
    await expect(button(page, words)).toBeVisible();
    await page.goto(workplace.link);
    const dialog = page.getByRole('dialog', { name: 'Take mf-inventory from a developer' });
    await dialog.getByRole('button', { name: 'Take it from there' }).click();
    const badge = page.getByRole('status').filter({ hasText: 'mf-inventory comes from http://localhost:' });
    await expect(badge).toBeVisible();
    await expect(badge).toContainText('Its files are not checked');
    const told: string[] = [];
    page.on(
      'request',
      (request) => request.url().endsWith('/api/remotes/telemetry') && told.push(request.postData() ?? ''),
    );
    await checkAccessibility();
    const frame = new FramePage(page);
    await frame.visit('inventory');
    await expect(button(page, words)).toBeVisible();

    const start = await page.evaluate(() => performance.timeOrigin);
    await workplace.change('src/locales/gb.json', `"${words}"`, '"What to show"');
    await expect(button(page, 'What to show')).toBeVisible(building);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(start); // without reloading the page
    await frame.visit('order'); // the other remotes are unchanged
    await expect(button(page, 'Manual order')).toBeVisible();

    const colleague = await people.arrive(accounts.manager);
    await colleague.goto('/in/inventory');
    await expect(button(colleague, words)).toBeVisible();
    expect(people.errors).toEqual([]);

    expect(told).toEqual([]); // telemetry ignores such a tab
    await badge.getByRole('button', { name: 'Back to the released version' }).click();
    await expect(badge).toHaveCount(0);
    await frame.visit('inventory');
    await expect(button(page, words)).toBeVisible();
    await page.goto('/in/admin/activity-logs');
    await expect(page.getByText('Went back to the released mf-inventory').first()).toBeVisible();
  } finally {
    await workplace.close();
  }
});
