import { tokenStorageKey } from '@depot/contracts/session';
import type { Browser, Page } from '@playwright/test';
import { SpoilingProxy } from '../faults/spoilingProxy.js';
import { accounts, expect, test } from '../fixtures/test.js';

/** A page of a browser with its real cache, signed in behind the proxy. */
async function opened(browser: Browser, proxy: SpoilingProxy, token: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: proxy.origin });
  const page = await context.newPage();
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [tokenStorageKey, token] as const);
  await page.goto(path);
  return page;
}

for (const [what, file] of [
  ['manifest', /\/remotes\/mf-reports\/[^/]+\/mf-manifest\.json/],
  ['entry', /\/remotes\/mf-reports\/[^/]+\/entry\.[^/]+\.js/],
  ['screen', /\/remotes\/mf-reports\/[^/]+\/(?!entry\.)[^/]+\.js/],
] as const) {
  test(`a page comes although its ${what} stands wrong in the browser's cache`, async ({ as, baseURL, browser }) => {
    const proxy = await SpoilingProxy.before(baseURL ?? '', file);
    const { token } = await as(accounts.manager);
    const page = await opened(browser, proxy, token, '/in/report/category');
    try {
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      expect(proxy.asked).toBeGreaterThan(1);
      await page.reload();
      await expect(page.getByRole('row').nth(1)).toBeVisible();
    } finally {
      await page.context().close();
      await proxy.close();
    }
  });
}

test("a page comes back by itself although a dialog's file stands wrong in the cache, and then the dialog", async ({
  as,
  baseURL,
  browser,
}) => {
  const proxy = await SpoilingProxy.before(baseURL ?? '', /\/remotes\/mf-settings\/[^/]+\/[^/]*ScannerDialog[^/]*\.js/);
  const { token } = await as(accounts.manager);
  const page = await opened(browser, proxy, token, '/in/settings/preference');
  try {
    const button = page.getByRole('main').getByRole('button', { name: 'Try the scanner' });
    const dialog = page.getByRole('dialog', { name: 'Try the scanner' });
    await button.click();
    await expect.poll(() => proxy.asked).toBe(2); // the corrupt response, and the one past the cache
    // A click may hit the page before its retry; once the dialog is open, no click reaches the page.
    await expect(async () => {
      if (!(await dialog.isVisible())) await button.click({ timeout: 5_000 });
      await expect(dialog).toBeVisible({ timeout: 5_000 });
    }).toPass();
    expect(proxy.asked).toBe(2);
  } finally {
    await page.context().close();
    await proxy.close();
  }
});
