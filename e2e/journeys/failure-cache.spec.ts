import { tokenStorageKey } from '@depot/contracts/session';
import { SpoilingProxy } from '../faults/spoilingProxy.js';
import { accounts, expect, test } from '../fixtures/test.js';

for (const [what, file] of [
  ['manifest', /\/remotes\/mf-reports\/[^/]+\/mf-manifest\.json/],
  ['entry', /\/remotes\/mf-reports\/[^/]+\/entry\.[^/]+\.js/],
  ['screen', /\/remotes\/mf-reports\/[^/]+\/(?!entry\.)[^/]+\.js/],
] as const) {
  test(`a page comes although its ${what} stands wrong in the browser's cache`, async ({ as, baseURL, browser }) => {
    const proxy = await SpoilingProxy.before(baseURL ?? '', file);
    const { token } = await as(accounts.manager);
    const context = await browser.newContext({ baseURL: proxy.origin });
    try {
      const page = await context.newPage();
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [tokenStorageKey, token] as const);
      await page.goto('/in/report/category');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      expect(proxy.asked).toBeGreaterThan(1);
      await page.reload();
      await expect(page.getByRole('row').nth(1)).toBeVisible();
    } finally {
      await context.close();
      await proxy.close();
    }
  });
}
