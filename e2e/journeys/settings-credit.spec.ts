import { tokenStorageKey } from '@depot/contracts/session';
import { addStock, newProduct } from '../commands/goods.js';
import { sell } from '../commands/invoices.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { NewOrderPage } from '../pages/NewOrderPage.js';
import { SettingsPages } from '../pages/SettingsPages.js';

test('a manager sets how much a store may owe, and an order beyond it is not taken', async ({
  open,
  as,
  baseURL,
  browser,
}) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  await sell(admin, store.id, { rate: 30 });
  const { productId, secondaryName } = await newProduct(admin, { name: 'Coffee' });
  await addStock(admin, [{ productId, quantity: 9 }]);

  const page = await open(accounts.manager, '/in/settings/user');
  const settings = new SettingsPages(page);
  const row = await settings.find('Filter by name or email', store.name);
  await row.getByRole('button', { name: `Edit ${store.name}` }).click();
  await settings.choose(settings.dialog, 'Credit limit', 'Stop new orders');
  await settings.dialog.getByLabel('Limit', { exact: true }).fill('50');
  await settings.dialog.getByRole('button', { name: 'Save user' }).click();
  await settings.said('User updated.');

  const shop = await browser.newPage({ baseURL });
  const { token } = await as(store);
  await shop.addInitScript(([key, value]) => localStorage.setItem(key, value), [tokenStorageKey, token] as const);
  await shop.goto('/in/order/new');
  const order = new NewOrderPage(shop);
  await order.search(secondaryName);
  await order.amount(secondaryName).fill('3');
  const domainError = shop.getByRole('alert').filter({ hasText: 'will not be taken' });
  await order.review.click();
  await expect(domainError).toContainText('Limit $50.00, owed $30.00, open orders $0.00, this order $30.00.');
  await order.place.click();
  await expect(shop.getByText(/The credit limit of .* is \$50\.00\./).first()).toBeVisible();
  await shop.close();
});
