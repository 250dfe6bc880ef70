import { expect, type Page } from '@playwright/test';

/**
 * What a hand scanner does: keys in one burst, then Enter. Nobody scans before there is something to scan into. Sent
 * within the page, where a busy machine cannot tear it apart.
 */
export async function scanByHand(page: Page, code: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: /^Scan or type/ })).toBeEnabled();
  await page.evaluate((keys) => {
    const press = (key: string) =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    [...keys, 'Enter'].forEach(press);
  }, code);
}
