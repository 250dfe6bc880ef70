import type { Page } from '@playwright/test';
import { sell } from '../commands/invoices.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, test } from '../fixtures/test.js';

/** Types into a multiple select and chooses the result. */
async function choose(page: Page, field: string, name: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field });
  await box.fill(name);
  await page.locator('.ant-select-item-option', { hasText: name }).click();
  await page.keyboard.press('Escape');
}

test('a manager sees what two stores used of a product', async ({ open, as, baseURL, page, checkAccessibility }) => {
  const admin = await as(accounts.admin);
  const [store, idle] = [await newStore(baseURL ?? '', admin), await newStore(baseURL ?? '', admin)];
  const { order } = await sell(admin, store.id, { quantity: 3 });
  const product = order.orderItems[0]?.name ?? '';

  await open(accounts.manager, '/in/report/product-usage');
  const generate = page.getByRole('button', { name: 'Generate Report' });
  await choose(page, 'Products', product);
  await expect(generate).toBeDisabled();
  await choose(page, 'Stores', store.name);
  await choose(page, 'Stores', idle.name);
  await generate.click();

  const table = page.getByRole('region', { name: 'Product usage report' });
  await expect(table.getByRole('row', { name: product }).getByRole('cell')).toHaveText(
    [store.name, idle.name]
      .sort()
      .map((name) => (name === store.name ? '3 / $24.00' : '0 / $0.00'))
      .concat('3 / $24.00'),
  );
  await checkAccessibility();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  expect((await saved).suggestedFilename()).toBe('Product usage.xlsx');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(table).toHaveCount(0);
  await expect(generate).toBeDisabled();
});

test('a product that nobody took has no row', async ({ open, as, baseURL, page }) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  await open(accounts.manager, '/in/report/product-usage');
  await page.getByRole('checkbox', { name: 'All Products' }).check();
  await choose(page, 'Stores', store.name);
  await page.getByRole('button', { name: 'Generate Report' }).click();
  await expect(page.getByText('No records found')).toBeVisible();
});

test('the worth of the stock is the sum of its categories', async ({ open, page, checkAccessibility }) => {
  await open(accounts.manager, '/in/report/category');
  await expect(page.locator('[data-row-key]').first()).toBeVisible();
  const dollars = (text: string) => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
  await expect(async () => {
    const prices = await page.locator('[data-row-key] td:last-child').allTextContents();
    const total = await page.locator('dl dd').textContent();
    expect(prices.length).toBeGreaterThan(0);
    expect(dollars(total ?? '')).toBe(prices.reduce((sum, price) => sum + dollars(price), 0));
  }).toPass(); // the stock changes while it is read
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  expect((await saved).suggestedFilename()).toBe('Category report.xlsx');
  await checkAccessibility();
});
