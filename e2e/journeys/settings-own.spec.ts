import type { Product } from '@depot/contracts/catalog';
import { addStock, uniqueName } from '../commands/goods.js';
import { newPlace, placed } from '../commands/place.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { SettingsPages } from '../pages/SettingsPages.js';
import { SignInPage } from '../pages/SignInPage.js';

test('a store changes its shipping address', async ({ open, as, baseURL, checkAccessibility }) => {
  const store = await newStore(baseURL ?? '', await as(accounts.admin));
  const page = await open(store, '/in/settings/address');
  const settings = new SettingsPages(page);
  await settings.button('Edit shipping address').click();
  await settings.dialog.getByLabel('Address', { exact: true }).fill('99 Harbor Road');
  await settings.choose(settings.dialog, 'State', 'ME');
  await settings.dialog.getByRole('button', { name: 'Save address' }).click();
  await settings.said('Address updated.');
  await expect(page.getByText('99 Harbor Road')).toHaveCount(1);
  await checkAccessibility();
});

test('a preference is kept', async ({ open, as, baseURL }) => {
  const store = await newStore(baseURL ?? '', await as(accounts.admin));
  const page = await open(store, '/in/settings/preference');
  const settings = new SettingsPages(page);
  await page.getByText('Cards', { exact: true }).click();
  await settings.said('User Preference Updated.');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Cards' })).toBeChecked();
  await expect(page.getByText('New Order Notice')).toHaveCount(0);
});

test('a store keeps an order template of the products of one warehouse', async ({
  open,
  as,
  baseURL,
  checkAccessibility,
}) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const place = await newPlace(admin);
  const names = [uniqueName('Soap'), uniqueName('Towel')];
  for (const secondaryName of names) {
    await admin.post('/product', {
      product: { ...placed(place), secondaryName, price: 1, hasWeight: 'No' },
      storeIds: [store.id],
    });
  }
  const page = await open(store, '/in/settings/order-templates');
  const settings = new SettingsPages(page);
  await settings.button('Add order template').click();
  const template = uniqueName('Monday');
  await page.getByLabel('Name', { exact: true }).fill(template);
  await settings.choose(page, 'Warehouse', place.warehouse.name);
  await settings.choose(page, 'Product', names[0] ?? '');
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  await checkAccessibility();
  await settings.button('Create template').click();
  await settings.said('Order template saved.');

  await page.getByText(template).click();
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('3');
  await settings.button('Cancel').click();
  await settings.button(`Delete ${template}`).click();
  await expect(settings.dialog).toContainText('Are you sure you want to remove this order template?');
  await settings.dialog.getByRole('button', { name: 'Remove template' }).click();
  await settings.said('Order template removed.');
});

test('a template leaves out what the store no longer sees, and does not offer it', async ({ open, as, baseURL }) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const place = await newPlace(admin);
  const goods: Product[] = [];
  for (const name of ['Salt', 'Pepper', 'Thyme']) {
    const product = { ...placed(place), secondaryName: uniqueName(name), price: 1, hasWeight: 'No' };
    goods.push((await admin.post<{ obj: Product }>('/product', { product, storeIds: [store.id] })).obj);
  }
  const [salt = '', pepper = '', thyme = ''] = goods.map(({ secondaryName }) => secondaryName);
  await addStock(
    admin,
    goods.map(({ productId }) => ({ productId, quantity: 5 })),
  );
  const own = await as(store);
  const template = { name: 'Kitchen', subWarehouseId: place.warehouse.id };
  const orderItems = goods.slice(0, 2).map(({ productId }) => ({ productId, quantity: 2 }));
  const { obj } = await own.post<{ obj: { id: number } }>('/order-template', { ...template, orderItems });
  await admin.put('/product', { product: { productId: goods[1]?.productId }, storeIds: [] });

  const page = await open(store, `/in/settings/order-templates/edit?id=${obj.id}`);
  const settings = new SettingsPages(page);
  await settings.said(`No longer available, so left out: ${pepper}`);
  await settings.button('Add product').click();
  await page.getByRole('combobox', { name: 'Product', exact: true }).last().click();
  const offered = page.locator('.ant-select-item-option-content').filter({ visible: true });
  await expect(offered.filter({ hasText: thyme })).toHaveCount(1);
  await expect(offered).toHaveCount(1);
  await expect(own.post('/order-template', { ...template, name: 'Pepper again', orderItems })).rejects.toThrow(
    'VALIDATION',
  );

  await page.goto('/in/order/new');
  await settings.button('From a template').click();
  await page.getByRole('menuitem', { name: 'Kitchen' }).click();
  await settings.said(`Not available any more and left out: ${pepper}`);
  await expect(page.getByText(salt).first()).toBeVisible();
});

test('whoever knows the own password changes it, and signs in with the new one', async ({ open, as, baseURL }) => {
  const store = await newStore(baseURL ?? '', await as(accounts.admin));
  const page = await open(store, '/in/account');
  const settings = new SettingsPages(page);
  await settings.button('Change password').click();
  await settings.dialog.getByLabel('Current password').fill('not-the-password');
  await settings.dialog.getByLabel('New password').fill('another-password');
  await settings.dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(settings.dialog.getByText('This is not your current password.')).toBeVisible();
  await settings.dialog.getByLabel('Current password').fill(store.password);
  await settings.dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/\/login/);
  await new SignInPage(page).signIn({ ...store, password: 'another-password' });
  await expect(page).toHaveURL(/\/in\/order/);
});
