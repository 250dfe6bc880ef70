import { addStock, newProduct } from '../commands/goods.js';
import { accounts, expect, test } from '../fixtures/test.js';

test('a piece is weighed again and another removed, and the history tells why', async ({
  open,
  as,
  checkAccessibility,
}) => {
  const manager = await as(accounts.manager);
  const { productId, secondaryName } = await newProduct(manager, { hasWeight: 'Yes', name: 'Edam' });
  await addStock(manager, [
    { productId, weight: 10 },
    { productId, weight: 4.5 },
  ]);
  const page = await open(accounts.ops, `/in/inventory/details?pid=${productId}&weight=Yes`);
  await expect(page.getByRole('heading', { name: secondaryName })).toBeVisible();
  await checkAccessibility();

  await page.getByRole('row', { name: '10.00 lb' }).getByRole('button', { name: 'Adjust' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton', { name: 'Weight' }).fill('9.75');
  await dialog.getByRole('button', { name: 'Save the new amount' }).click();
  await expect(dialog.getByText('Say why: it is kept in the history.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Cut for a sample');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: '9.75 lb' })).toBeVisible();

  await page.getByRole('row', { name: '4.50 lb' }).getByRole('button', { name: 'More for' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await dialog.getByLabel('Reason').fill('Spoilt');
  await dialog.getByRole('button', { name: 'Remove from stock' }).click();
  await expect(page.getByRole('row', { name: '4.50 lb' })).toHaveCount(0);

  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('row', { name: 'Cut for a sample' })).toContainText('−0.25 lb');
  await expect(page.getByRole('row', { name: 'Spoilt' })).toContainText('9.75 lb');
  await checkAccessibility();
});
