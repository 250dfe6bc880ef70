import { accounts, expect, test } from '../fixtures/test.js';

test('the office asks for help where it stands, and looks for what another screen says', async ({
  open,
  checkAccessibility,
}) => {
  const page = await open(accounts.manager, '/in/inventory');
  await expect(page.getByRole('button', { name: 'Guide' })).toBeVisible();
  const drawer = page.getByRole('dialog');

  // in a field the key is text
  const filter = page.getByRole('textbox', { name: 'Filter by name' });
  await filter.fill('x');
  await page.keyboard.press('?');
  await expect(filter).toHaveValue('x?');
  await filter.fill('');
  await filter.blur();

  // retried until it is handled: right after another key it may be a scanner's
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(drawer).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(drawer.getByRole('heading', { name: 'Inventory' })).toBeVisible();
  const picture = drawer.getByRole('img', { name: 'Picture of “Inventory”' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await checkAccessibility();

  await drawer.getByRole('textbox', { name: 'Search the guides of all screens' }).fill('posted count');
  await drawer.getByRole('button', { name: /^Review stock count/ }).click();
  await expect(drawer.getByRole('heading', { name: 'What cannot be undone' })).toBeVisible();
  await expect(drawer.getByText('A posted count changes stock.', { exact: false })).toBeVisible();
  await drawer.getByRole('button', { name: 'Back to the guide of this screen' }).click();
  await expect(drawer.getByRole('heading', { name: 'Inventory' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
});

test('a store finds the guide by the palette, in its words and its language', async ({ open }) => {
  const page = await open(accounts.store, '/in/order');
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('guide');
  await page.getByRole('option', { name: 'Guide' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Your orders: what has been ordered', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitem', { name: '中文' }).click();
  await page.getByRole('button', { name: '使用指南' }).click();
  await expect(drawer.getByText('您的订单', { exact: false }).first()).toBeVisible();
});
