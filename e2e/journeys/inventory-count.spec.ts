import { addStock, newProduct } from '../commands/goods.js';
import { addPieces } from '../commands/pieces.js';
import { accounts, expect, inGate, test } from '../fixtures/test.js';
import { scanByHand } from '../pages/scanByHand.js';

test(
  'stock is counted blind, the differences are looked over and posted',
  inGate,
  async ({ open, as, checkAccessibility }) => {
    const ops = await as(accounts.ops);
    const manager = await as(accounts.manager);
    const tea = await newProduct(manager, { name: 'Assam' });
    const ham = await newProduct(manager, { name: 'Ham', hasWeight: 'Yes' });
    const location = `Z${tea.productId}`;
    for (const { productId } of [tea, ham]) await manager.put('/product', { product: { productId, location } });
    await addStock(ops, [{ productId: tea.productId, quantity: 30 }]);
    const [first] = await addPieces(ops, ham.productId, [9.5, 8.75]);

    const page = await open(accounts.ops, '/in/inventory');
    await page.getByRole('button', { name: 'Tasks' }).click();
    await page.getByRole('menuitem', { name: 'Stock counts' }).click();
    await page.getByRole('button', { name: 'New stock count' }).click();
    await page.getByText('Location', { exact: true }).first().click();
    await page.getByRole('combobox', { name: 'Location' }).fill(location);
    await page.getByTitle(location).filter({ visible: true }).last().click();
    await page.getByRole('button', { name: 'Start counting' }).click();

    await expect(page.getByText('0 of 2 products counted')).toBeVisible();
    await checkAccessibility();
    await scanByHand(page, first?.qrValue ?? '');
    await expect(page.getByText('1 piece scanned')).toBeVisible();
    await expect(page.getByText('1 of 2 products counted')).toBeVisible();
    // another tab's event may arrive before the response
    await expect(page.getByRole('button', { name: 'To the review' })).toBeEnabled();
    await page.context().setOffline(true);
    await page.getByRole('spinbutton', { name: `Found of ${tea.secondaryName}` }).fill('28');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 finding is not saved yet: no connection.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('2 of 2 products counted')).toBeVisible();
    await page.getByRole('button', { name: 'To the review' }).click();

    const row = page.getByRole('row', { name: tea.secondaryName });
    await expect(row).toContainText('30');
    await expect(row).toContainText('-2');
    await expect(page.getByRole('row', { name: ham.secondaryName })).toContainText('-8.75');
    await checkAccessibility();
    await page.getByRole('button', { name: 'Post the count' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Post the count' }).click();
    await expect(page.getByRole('row', { name: location })).toContainText('Posted');

    await page.goto(`/in/inventory/history?pid=${tea.productId}`);
    await expect(page.getByRole('row', { name: 'Counted' })).toContainText('28');
  },
);

test('an unusual weight is questioned before it comes in', async ({ open, as }) => {
  const { productId, secondaryName } = await newProduct(await as(accounts.manager), {
    name: 'Salami',
    hasWeight: 'Yes',
  });
  const admin = await as(accounts.admin);
  await admin.put('/product', { product: { productId, minWeight: 8, maxWeight: 12 } });
  const page = await open(accounts.ops, '/in/inventory/new');
  await page.getByRole('combobox', { name: 'Product, line 1' }).fill(secondaryName);
  await page.getByTitle(secondaryName).filter({ visible: true }).last().click();
  await page.getByRole('spinbutton', { name: 'Weight, line 1' }).fill('99');
  await expect(page.getByText('Unusual: usually 8.00 – 12.00 lb.')).toBeVisible();
  await page.getByRole('button', { name: 'Add to the inventory' }).click();
  const dialog = page.getByRole('dialog').last();
  await expect(dialog).toContainText(`${secondaryName}: 99.00 lb`);
  await dialog.getByRole('button', { name: 'Weights are correct' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Add inventories' }).click();
  await expect(page.getByRole('dialog', { name: 'Print QR Code' })).toBeVisible();
  await page.goto(`/in/inventory/details?pid=${productId}&weight=Yes`);
  await expect(page.getByRole('row', { name: '99.00' })).toContainText('unusual, confirmed');
});
