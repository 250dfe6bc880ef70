import { expect, type Page } from '@playwright/test';

/**
 * Simulates a hand scanner: keys in one burst, then Enter. It waits for a field first, as a user would. The keys are
 * dispatched within the page, so that a busy machine cannot add pauses between them.
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
