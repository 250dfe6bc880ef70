import { newGtin, newProduct, uniqueName } from '../commands/goods.js';
import { accounts, expect, inGate, test } from '../fixtures/test.js';
import { GoodsForm } from '../pages/GoodsForm.js';

interface Unit {
  qrValue: string;
  weight: number;
}

test(
  'warehouse staff add weighed pieces, print their labels and find them in the inventory',
  inGate,
  async ({ open, as, checkAccessibility }) => {
    const manager = await as(accounts.manager);
    const { productId, secondaryName } = await newProduct(manager, { hasWeight: 'Yes', name: 'Gouda' });
    const page = await open(accounts.ops, '/in/inventory');
    await page.getByRole('button', { name: 'Add inventory' }).click();
    const form = new GoodsForm(page);

    await form.choose(1, secondaryName);
    await form.button('Add to the inventory').click();
    await expect(page.getByText('Enter a weight.', { exact: true })).toBeVisible();
    await expect(page.getByText('Line 1: Enter a weight.')).toBeVisible();
    await form.weight(1).fill('12.34');
    await form.button('Add Multiple Inventory Weights').click();
    await form.dialog.getByRole('spinbutton', { name: 'Number of pieces' }).fill('2');
    await form.dialog.getByRole('spinbutton', { name: 'Weight 1' }).fill('7.5');
    await form.dialog.getByRole('spinbutton', { name: 'Weight 2' }).fill('8');
    await form.dialog.getByRole('button', { name: 'Add 2 pieces' }).click();
    await expect(page.getByText('Total 27.84 lb')).toBeVisible();
    await checkAccessibility();
    await form.submit();

    await expect(form.labels()).toHaveCount(3);
    await expect(form.labels().first()).toContainText('12.34 lb');
    const sheet = page.waitForResponse((answer) => answer.url().endsWith('/api/document/qr-code/download'));
    await page.getByRole('button', { name: 'Start at label 5' }).click();
    await form.dialog.getByRole('button', { name: 'Print' }).click();
    const answer = await sheet;
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('application/pdf');
    expect(answer.request().postDataJSON()).toMatchObject({ startPosition: 5 });
    await form.dialog.getByRole('button', { name: 'Done' }).click();

    const { list } = await manager.get<{ list: Unit[] }>(`/inventory?productId=${productId}&available=true`);
    expect(list.map(({ weight }) => weight).sort()).toEqual([12.34, 7.5, 8]);
  },
);

test('a case label fills the line in: product, weight, lot and expiry', async ({ open, as }) => {
  const manager = await as(accounts.manager);
  const product = await newProduct(manager, { hasWeight: 'Yes', name: 'Ham' });
  const gtin = await newGtin(manager, product);

  const page = await open(accounts.ops, '/in/inventory/new');
  const form = new GoodsForm(page);
  await expect(page.getByRole('combobox', { name: 'Product, line 1' })).toBeVisible();
  await form.scan(`(01)${gtin}(3202)001234(10)LOT7(17)280831`);
  await expect(page.getByRole('status').filter({ hasText: `${product.secondaryName}: 12.34 lb` })).toBeVisible();
  await expect(form.weight(1)).toHaveValue('12.34');
  await expect(page.getByLabel('Lot, line 1')).toHaveValue('LOT7');
  await expect(page.getByLabel('Expiry, line 1')).toHaveValue('2028-08-31');
  await form.scan('(01)04006381333931');
  await expect(page.getByText('No product has the GTIN 04006381333931.')).toBeVisible();
});

test('what was entered is still there after the page was left', async ({ open, as }) => {
  const { secondaryName } = await newProduct(await as(accounts.manager), { name: uniqueName('Rice') });
  const page = await open(accounts.ops, '/in/inventory/new');
  const form = new GoodsForm(page);
  await form.choose(1, secondaryName);
  await form.quantity(1).fill('24');
  await page.getByRole('button', { name: 'Back to the inventory' }).click();
  await page.getByRole('button', { name: 'Add inventory' }).click();
  await expect(page.getByText('What you entered last time is back.')).toBeVisible();
  await expect(form.quantity(1)).toHaveValue('24');
  await form.button('Reset').click();
  await expect(form.quantity(1)).toHaveValue('');
});
