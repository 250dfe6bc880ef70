import { addStock, newProduct } from '../commands/goods.js';
import { accounts, expect, test } from '../fixtures/test.js';

test('a manager sees at a glance what runs short, and follows it', async ({ open, as, checkAccessibility }) => {
  const manager = await as(accounts.manager);
  const { productId, version, secondaryName } = await newProduct(manager, { name: 'AAA short' });
  await manager.put('/product', { product: { productId, version, reorderPoint: 40 } });
  await addStock(manager, [{ productId, quantity: 12 }]);
  const page = await open(accounts.manager, '/in/dashboard');
  await expect(page.getByRole('heading', { name: 'Insufficient Products' })).toBeVisible();
  await expect(page.getByText('Active inventories')).toBeVisible();
  await checkAccessibility();

  await page.getByRole('link', { name: 'Inventory', exact: true }).click();
  await page.getByRole('textbox', { name: 'Filter by name' }).fill(secondaryName.toUpperCase());
  const row = page.getByRole('row', { name: secondaryName });
  await expect(row.getByLabel('Insufficient: below the reorder point of 40')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/filter=/);
  await checkAccessibility();
  await row.getByRole('link', { name: `History of ${secondaryName}` }).click();
  await expect(page.getByRole('row', { name: 'Added' })).toContainText('+12');

  await page.getByRole('button', { name: 'Back to the inventory' }).click();
  await expect(page).toHaveURL(/\/in\/inventory\?.*filter=/);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('an administrator reserves stock in the table and hides a column for good', async ({ open, as }) => {
  const admin = await as(accounts.admin);
  const { productId, secondaryName } = await newProduct(admin, { name: 'Reserve' });
  await addStock(admin, [{ productId, quantity: 10 }]);
  const page = await open(accounts.admin, `/in/inventory?filter=${encodeURIComponent(secondaryName)}`);
  await page.getByRole('button', { name: `Reserved of ${secondaryName}` }).click();
  await page.getByRole('spinbutton', { name: `Reserved of ${secondaryName}` }).fill('4');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Reserved quantity saved.')).toBeVisible();
  await page.getByRole('button', { name: `Reserved of ${secondaryName}` }).click();
  await page.getByRole('spinbutton', { name: `Reserved of ${secondaryName}` }).fill('11');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Only 10 can be reserved.')).toBeVisible();

  await page.getByRole('button', { name: 'Columns' }).click();
  const supplier = page.getByRole('checkbox', { name: 'Supplier' });
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/inventory-columns') && answer.request().method() === 'PUT',
  );
  await supplier.click();
  await expect(supplier).not.toBeChecked();
  await kept;
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Warehouse' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Supplier' })).toHaveCount(0);
  await admin.put('/preference/inventory-columns', {});
});

test('the inventory goes into a workbook', async ({ open }) => {
  const page = await open(accounts.manager, '/in/inventory');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
});
