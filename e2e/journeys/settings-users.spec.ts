import { randomUUID } from 'node:crypto';
import { addStock, newProduct, uniqueName } from '../commands/goods.js';
import { mailedLink } from '../commands/mailedLink.js';
import { newPlace, placed } from '../commands/place.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, inGate, test } from '../fixtures/test.js';
import { NewOrderPage } from '../pages/NewOrderPage.js';
import { SettingsPages } from '../pages/SettingsPages.js';
import { SignInPage } from '../pages/SignInPage.js';

test(
  'a store is invited, registers with its addresses, activates the account, signs in and orders',
  inGate,
  async ({ open, as, browser, baseURL }) => {
    const admin = await as(accounts.admin);
    const tea = await newProduct(admin, { name: 'Tea' });
    await addStock(admin, [{ productId: tea.productId, quantity: 5 }]);
    const page = await open(accounts.manager, '/in/settings/user');
    const settings = new SettingsPages(page);
    const name = uniqueName('Corner shop');
    await settings.button('Add new User').click();
    await settings.dialog.getByLabel('Name').fill(name);
    await settings.choose(settings.dialog, 'Role', 'Store');
    await settings.dialog.getByRole('button', { name: 'Add user' }).click();
    const url = await settings.dialog.getByLabel('Please share below URL for register:').inputValue();
    await settings.dialog.getByRole('button', { name: 'Close' }).last().click();
    const row = await settings.find('Filter by name or email', name);
    await expect(row).toContainText('Inactive');

    const visitor = await (await browser.newContext({ baseURL })).newPage();
    const username = `${randomUUID().slice(0, 12)}@e2e.test`;
    await visitor.goto(url);
    const shop = new SettingsPages(visitor);
    await visitor.getByLabel('Name', { exact: true }).fill(name);
    await visitor.getByLabel('Address', { exact: true }).fill('12 Main Street');
    await visitor.getByLabel('City').fill('Boston');
    await shop.choose(visitor, 'State', 'MA');
    await visitor.getByLabel('ZIP code').fill('02118');
    await visitor.getByRole('button', { name: 'Next' }).click();
    await visitor.getByRole('checkbox').check();
    await visitor.getByRole('button', { name: 'Next' }).click();
    await visitor.getByLabel('Email').fill(accounts.store.username);
    await visitor.getByLabel('Password', { exact: true }).fill('e2e-password');
    await visitor.locator('button[type=submit]').click();
    await expect(visitor.getByText('This email address is already in use.')).toBeVisible();
    await expect(visitor.getByLabel('Email')).toBeFocused();
    await visitor.getByLabel('Email').fill(username);
    await visitor.locator('button[type=submit]').click();
    await shop.alerted('Register success, please check your email for activating the account.');

    await visitor.goto(await mailedLink(admin, username, 'activation'));
    await expect(visitor.getByRole('link')).toBeVisible();
    await new SignInPage(visitor).signIn({ username, password: 'e2e-password' });
    await expect(visitor).toHaveURL(/\/in\/order$/);
    await visitor.goto('/in/settings/address');
    await expect(visitor.getByText('Boston, MA 02118')).toHaveCount(2);

    await visitor.goto('/in/order/new');
    const order = new NewOrderPage(visitor);
    await order.search(tea.secondaryName);
    await order.amount(tea.secondaryName).fill('2');
    await order.review.click();
    await order.place.click();
    await expect(visitor.getByText(/Order #\d+ is placed\./)).toBeVisible();
    await visitor.context().close();
  },
);

test('who forgot the password gets a link that works once', async ({ page, as, baseURL }) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  await page.goto('/forget-pwd');
  await page.getByLabel('Email').fill(store.username);
  await page.locator('button[type=submit]').click();
  await new SettingsPages(page).alerted('Email will send to the address if username is on our system.');

  const link = await mailedLink(admin, store.username, 'reset-pwd');
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill('another-password');
  await page.locator('button[type=submit]').click();
  await new SettingsPages(page).alerted('Reset Password success');
  await new SignInPage(page).signIn({ ...store, password: 'another-password' });
  await expect(page).toHaveURL(/\/in\/order$/);
});

test('a manager chooses what a store sees, never two products of one name', async ({
  open,
  as,
  baseURL,
  checkAccessibility,
}) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const place = placed(await newPlace(admin));
  const name = uniqueName('Twin');
  const twin = { ...place, secondaryName: name, price: 1, hasWeight: 'No' };
  await admin.post('/product', { product: { ...twin, code: uniqueName('A') }, storeIds: [] });
  await admin.post('/product', { product: { ...twin, code: uniqueName('B') }, storeIds: [] });

  const page = await open(accounts.manager, `/in/settings/user/details?userId=${store.id}`);
  const settings = new SettingsPages(page);
  await expect(settings.button('Update')).toBeDisabled();
  await settings.button('Select none').click();
  await page.getByLabel('Filter by name, code or GTIN').fill(name);
  const boxes = page.getByRole('row').filter({ hasText: name }).getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  await boxes.first().check();
  await boxes.last().click();
  await settings.said(`Can not select duplicate "${name}"!`);
  await expect(boxes.last()).not.toBeChecked();
  await checkAccessibility();
  await settings.button('Update').click();
  await settings.said('Products of the store updated.');
  await expect(settings.button('Update')).toBeDisabled();
});

test('a manager sends the activation mail again, and disables a user', async ({ open, as, baseURL }) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const { obj } = await admin.post<{ obj: { id: number; name: string } }>('/user', {
    name: uniqueName('Late'),
    role: 'WAREHOUSE_OPS',
    username: `${randomUUID().slice(0, 12)}@e2e.test`,
  });
  const page = await open(accounts.manager, '/in/settings/user');
  const settings = new SettingsPages(page);
  const waiting = await settings.find('Filter by name or email', obj.name);
  await waiting.getByRole('button', { name: `Resend activation email for ${obj.name}` }).click();
  await expect(settings.dialog).toContainText(`Do you want to resend the activation email for "${obj.name}"?`);
  await settings.dialog.getByRole('button', { name: 'Resend email' }).click();
  await settings.said('Email sent.');
  await settings.dialog.getByRole('button', { name: 'Close' }).last().click();

  const active = await settings.find('Filter by name or email', store.name);
  await active.getByRole('button', { name: `Edit ${store.name}` }).click();
  await settings.dialog.getByRole('switch', { name: 'May sign in' }).click();
  await settings.dialog.getByRole('button', { name: 'Save user' }).click();
  await settings.said('User updated.');
  await expect(active).toContainText('Inactive');
});
