import type { Page } from '@playwright/test';
import { liveShell, publishChangedShell } from '../commands/shells.js';
import { promote } from '../commands/versions.js';
import { accounts, expect, test } from '../fixtures/test.js';

const footer = (page: Page) => page.locator('footer').getByText(/^Version \d/);
/** The addresses of the scripts that a page has loaded of its shell. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/[^/]+\.js$/.test(path)),
  );

/** Rolls back under Admin → Deployments, as a user does. */
async function rollBack(page: Page, version: string): Promise<void> {
  await page.goto('/in/admin/deployments');
  const shell = page.getByRole('region', { name: 'Shell' });
  const row = shell.getByRole('row', { name: new RegExp(version) });
  await row.getByRole('button', { name: 'Roll back' }).click();
  const dialog = page.getByRole('dialog', { name: `Roll the shell back to ${version} for everybody?` });
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await expect(row.getByText('Stable')).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
}

test('whoever loads a page gets a new shell, an open tab goes on with its own, and the way back is the same', async ({
  as,
  open,
  page,
  context,
}) => {
  const admin = await as(accounts.admin);
  const first = await liveShell(admin);
  const next = `9.0.0-${Date.now()}`;
  await publishChangedShell(first, next, { 'Version {{version}}': 'Version {{version}} next' });
  await open(accounts.admin, '/in/inventory');
  const own = await footer(page).textContent();
  const loaded = await scripts(page);

  await promote(admin, 'shell', next);
  try {
    const fresh = await context.newPage();
    await fresh.goto('/in/inventory');
    await expect(footer(fresh)).toHaveText(`${own} next`);
    const ofNext = await scripts(fresh);
    expect(ofNext.filter((path) => loaded.includes(path))).toEqual([]);

    // The earlier tab loads a part for the first time, and its other pages.
    const part = page.waitForResponse(/GuideDrawer[^/]*\.js/);
    await page.keyboard.press('?');
    expect((await part).status()).toBe(200);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(footer(page)).toHaveText(own ?? '');

    await rollBack(fresh, first);
    await fresh.goto('/in/inventory');
    await expect(footer(fresh)).toHaveText(own ?? '');
    expect(await scripts(fresh)).toEqual(expect.arrayContaining(loaded.slice(0, 2)));
  } finally {
    await promote(admin, 'shell', first);
  }
});
