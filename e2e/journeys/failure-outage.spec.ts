import { tokenStorageKey } from '@depot/contracts/session';
import { OutageProxy } from '../faults/outageProxy.js';
import { accounts, expect, test } from '../fixtures/test.js';

test('after an outage a page comes with the first press of Try again', async ({ as, baseURL, browser }) => {
  const proxy = await OutageProxy.before(baseURL ?? '', /^\/remotes\/mf-reports\//);
  const { token } = await as(accounts.manager);
  const context = await browser.newContext({ baseURL: proxy.origin });
  try {
    const page = await context.newPage();
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [tokenStorageKey, token] as const);
    await page.goto('/in/inventory'); // from now on the device knows the files of all pages and prefetches them
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.goto('/in/report/category');
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    proxy.isDown = false;
    await retry.click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  } finally {
    await context.close();
    await proxy.close();
  }
});
