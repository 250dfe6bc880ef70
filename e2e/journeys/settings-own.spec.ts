import { uniqueName } from '../commands/goods.js';
import { newPlace, placed } from '../commands/place.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { SettingsPages } from '../pages/SettingsPages.js';

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

test('a store keeps an order template of the products of one warehouse', async ({ open, as, baseURL, checkAccessibility }) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const place = await newPlace(admin);
  const names = [uniqueName('Soap'), uniqueName('Towel')];
  for (const secondaryName of names) {
    await admin.post('/product', { product: { ...placed(place), secondaryName, price: 1, hasWeight: 'No' }, storeIds: [store.id] });
  }
  const page = await open(store, '/in/settings/order-templates');
  const settings = new SettingsPages(page);
  await settings.button('Add Order Template').click();
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
