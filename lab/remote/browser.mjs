import { chromium } from '@playwright/test';
import { password, tenants } from '../../tools/demo/tenants.mjs';
import { findChromium } from '../../tools/prerequisites/printing.mjs';
import { onStop } from '../../tools/process/stop.mjs';

const timeout = 60_000;

/** A browser for users of the first demo tenant. */
export async function openBrowser(url) {
  const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  onStop(() => browser.close());
  return {
    close: () => browser.close(),
    /** A page of a user who has just signed in. */
    async signIn(role) {
      const context = await browser.newContext({ baseURL: url, locale: 'en-US', reducedMotion: 'reduce' });
      context.setDefaultTimeout(timeout);
      const page = await context.newPage();
      await page.goto('/login');
      await page.getByLabel('Email', { exact: true }).fill(tenants[0].accounts[role].username);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.locator('button[type=submit]').click();
      await page.waitForURL('**/in/**');
      return page;
    },
  };
}

const entryOf = (page, path) =>
  page.getByRole('navigation', { name: 'Main navigation' }).locator(`a[href="/in/${path}"]`);

/** Opens a page by its entry in the sidebar, and checks its text. */
export async function seeInSidebar(page, path, ...words) {
  await page.goto('/in/settings/preference');
  await entryOf(page, path).click();
  for (const text of words) await page.getByRole('main').getByText(text, { exact: true }).first().waitFor();
}

/** Opens pages one after the other within one load of the application, and checks the text of each. */
export async function seeBoth(page, paths, text) {
  await page.goto('/in/settings/preference');
  for (const path of paths) {
    await entryOf(page, path).click();
    await page.waitForURL(`**/in/${path}`);
    await page.getByRole('main').getByText(text, { exact: true }).first().waitFor();
  }
}

/** Checks that the sidebar is shown without that entry. */
export async function seeNoEntry(page, path) {
  await page.goto('/in/settings/preference');
  await page.getByRole('navigation', { name: 'Main navigation' }).locator('a').first().waitFor();
  await entryOf(page, path).waitFor({ state: 'detached' });
}
