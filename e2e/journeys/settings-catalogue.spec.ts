import type { Product } from '@depot/contracts/catalog';
import { addStock, uniqueName } from '../commands/goods.js';
import { newPlace, placed } from '../commands/place.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { SettingsPages } from '../pages/SettingsPages.js';

test('a manager sets up a warehouse, its categories and a supplier', async ({ open, checkAccessibility }) => {
  const page = await open(accounts.manager, '/in/settings/subwarehouse');
  const settings = new SettingsPages(page);
  const names = {
    warehouse: uniqueName('Freezer'),
    first: uniqueName('Fish'),
    second: uniqueName('Whole'),
    brand: uniqueName('Sea Co'),
  };

  await settings.button('Add warehouse').click();
  await settings.dialog.getByLabel('Name').fill(names.warehouse);
  await page.keyboard.press('Enter');
  await settings.said('Warehouse Added!');

  await settings.open('brand');
  await settings.button('Add supplier').click();
  await settings.dialog.getByLabel('Name').fill(names.brand);
  await settings.dialog.getByRole('button', { name: 'Add' }).click();
  await settings.said('Brand Added!');

  await settings.open('category');
  await settings.button('Add Category 1').click();
  await settings.dialog.getByLabel('Name').fill(names.first);
  await settings.choose(settings.dialog, 'Warehouse', names.warehouse);
  await settings.dialog.getByRole('button', { name: 'Add' }).click();
  await settings.said('Category 1 Added!');
  await settings.button('Add Category 2').click();
  await settings.dialog.getByLabel('Name').fill(names.second);
  await settings.choose(settings.dialog, 'Category 1', `${names.warehouse} / ${names.first}`);
  await settings.dialog.getByRole('button', { name: 'Add' }).click();
  await settings.said('Category 2 Added!');
  await checkAccessibility();
});

test('a manager adds a product where it belongs; its category cannot be removed then', async ({
  open,
  as,
  checkAccessibility,
}) => {
  const { warehouse, category, subCategory } = await newPlace(await as(accounts.manager));
  const page = await open(accounts.manager, '/in/settings/product');
  const settings = new SettingsPages(page);
  await settings.button('Add Product').click();
  const product = uniqueName('Cod');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(product);
  await expect(page.getByRole('combobox', { name: 'Category 1' })).toBeDisabled();
  await settings.choose(page, 'Warehouse', warehouse.name);
  await settings.choose(page, 'Category 1', category.name);
  await settings.choose(page, 'Category 2', subCategory.name);
  await page.getByRole('spinbutton', { name: 'Price', exact: true }).fill('4.5');
  await settings.choose(page, 'Has Weight', 'Weighting');
  await checkAccessibility();
  await settings.button('Create product').click();
  await settings.said('Product created.');
  const row = await settings.find('Filter by name, code or GTIN', product);
  await expect(row).toContainText('$4.50');

  await settings.open('category');
  await settings.button(`Delete ${category.name}`).click();
  await expect(settings.dialog).toContainText(`Are you sure you want to delete "${category.name}"?`);
  await settings.dialog.getByRole('button', { name: 'Delete' }).click();
  await settings.said('This category can not be removed, it probablly because there is product associated with it.');
});

test('a manager deletes a product and brings it back', async ({ open, as }) => {
  const manager = await as(accounts.manager);
  const name = uniqueName('Old goods');
  const place = placed(await newPlace(manager));
  await manager.post('/product', { product: { ...place, secondaryName: name, price: 1, hasWeight: 'No' } });
  const page = await open(accounts.manager, '/in/settings/product');
  const settings = new SettingsPages(page);
  const row = await settings.find('Filter by name, code or GTIN', name);

  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(settings.dialog).toContainText(`Are you sure you want to delete "${name}"?`);
  await settings.dialog.getByRole('button', { name: 'Delete' }).click();
  await settings.said('Product deleted.');
  await row.getByRole('button', { name: `Enable ${name}` }).click();
  await settings.said('Product enabled.');
  await expect(row.getByRole('button', { name: `Delete ${name}` })).toBeVisible();
});

test('a new price is carried over to unpaid invoices when the manager wants it', async ({ open, as, baseURL }) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const place = placed(await newPlace(admin));
  const { obj: product } = await admin.post<{ obj: Product }>('/product', {
    product: { ...place, secondaryName: uniqueName('Ham'), price: 10, wholesalePrice: 8, hasWeight: 'No' },
    storeIds: [store.id],
  });
  await addStock(admin, [{ productId: product.productId, quantity: 5 }]);
  const { obj: order } = await admin.post<{ obj: { orderId: number } }>('/order/manual', {
    storeId: store.id,
    time: Date.now(),
    orderItems: [{ productId: product.productId, quantity: 2, rate: 10 }],
  });
  const { obj: invoice } = await admin.post<{ obj: { invoiceId: string } }>('/invoice', { orderId: order.orderId });

  const page = await open(accounts.manager, `/in/settings/product/edit?id=${product.productId}&page=1`);
  const settings = new SettingsPages(page);
  const price = page.getByRole('spinbutton', { name: 'Price', exact: true });
  await expect(price).toHaveValue('10.00');
  await expect(page.getByRole('combobox', { name: 'Has Weight' })).toBeDisabled();
  await price.fill('12.5');
  await settings.button('Save product').click();
  await settings.said('Product updated.');
  await expect(settings.dialog.getByText(invoice.invoiceId, { exact: true })).toBeVisible();
  await settings.dialog.getByRole('button', { name: 'Change 1 invoice' }).click();
  await settings.alerted(`Invoice price updated for this product. Invoices: ${invoice.invoiceId}`);

  const { list } = await admin.get<{ list: { total: number }[] }>(`/invoice?orderId=${order.orderId}`);
  expect(list.map(({ total }) => total)).toEqual([25]);
});
