import type { Order } from '@depot/contracts/orders';
import { addStock, newProduct } from '../commands/goods.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { Keyboard } from '../pages/Keyboard.js';
import { NewOrderPage } from '../pages/NewOrderPage.js';
import { OutboundPage } from '../pages/OutboundPage.js';
import { Palette } from '../pages/Palette.js';
import { SignInPage } from '../pages/SignInPage.js';

/** Opens a result of the palette by keyboard. */
async function goTo(keys: Keyboard, text: string, place: string | RegExp): Promise<void> {
  const palette = new Palette(keys.page);
  await palette.open();
  await palette.type(text);
  await keys.choose(palette.option(place).first());
  await expect(palette.field).toHaveCount(0);
}

async function signIn(keys: Keyboard): Promise<void> {
  const form = new SignInPage(keys.page);
  await keys.page.goto('/login');
  await expect(form.email).toBeFocused();
  await keys.page.keyboard.type(accounts.admin.username);
  await keys.to(form.password);
  await keys.page.keyboard.type(accounts.admin.password);
  await keys.page.keyboard.press('Enter');
  await keys.page.waitForURL('**/in/**');
  await keys.expectFocus();
}

/** Places an order for the store in the list view: product by name, then amount. Returns the order's number. */
async function order(keys: Keyboard, store: string, product: string): Promise<number> {
  const { page } = keys;
  await goTo(keys, store, `New order for ${store}`);
  await expect(page).toHaveURL(/\/in\/order\/new/);
  await keys.to(page.getByRole('combobox', { name: 'Product', exact: true }));
  await page.keyboard.type(product);
  await expect(page.getByTitle(product).filter({ visible: true }).last()).toBeVisible();
  await page.keyboard.press('Enter');
  const form = new NewOrderPage(page);
  await expect(form.amount(product)).toBeFocused();
  await page.keyboard.type('3');
  await keys.press(form.review);
  await keys.press(form.place);
  const placed = page.getByText(/Order #\d+ is placed\./);
  await expect(placed).toBeVisible();
  await keys.expectFocus();
  return Number(/\d+/.exec((await placed.textContent()) ?? '')?.[0]);
}

/** On its page, by its one strong button, until it may be billed. */
async function lead(keys: Keyboard, product: string): Promise<void> {
  const { page } = keys;
  const main = page.getByRole('main');
  await keys.press(main.getByRole('button', { name: 'Process', exact: true }));
  await keys.press(page.getByRole('button', { name: 'Process order' }));
  await keys.press(main.getByRole('button', { name: 'Outbound', exact: true }));
  await keys.press(page.getByRole('checkbox', { name: `Packed: ${product}` }), 'Space');
  await keys.press(new OutboundPage(page).submit);
  await keys.press(main.getByRole('button', { name: 'Complete Order' }));
  await keys.press(page.getByRole('dialog').getByRole('button', { name: 'Complete order' }));
}

/** Bills the order and records the payment; both dialogs restore the focus to their button. */
async function bill(keys: Keyboard): Promise<void> {
  const { page } = keys;
  const main = page.getByRole('main');
  await keys.press(main.getByRole('button', { name: 'Generate Invoice' }));
  await expect(page).toHaveURL(/\/in\/order\/invoice/);
  await keys.press(page.getByRole('button', { name: 'Generate Invoice' }));
  await expect(page.getByText(/Invoice I\d+ created\./)).toBeVisible();
  const invoice = page.getByRole('button', { name: /^I\d+$/ });
  await keys.press(invoice);
  const markPaid = page.getByRole('dialog').getByRole('button', { name: 'Mark as PAID' });
  await keys.press(markPaid);
  const question = page.getByRole('dialog').filter({ hasText: 'Are you sure the customer paid for this order?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(markPaid).toBeFocused();
  await page.keyboard.press('Enter');
  await keys.press(question.getByRole('button', { name: 'Mark as PAID' }));
  await expect(page.getByText(/Invoice I\d+ is paid\./)).toBeVisible();
  await keys.expectFocus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(invoice).toBeFocused();
  await expect(main.getByText('Paid', { exact: true })).toBeVisible();
}

async function signOut(keys: Keyboard): Promise<void> {
  const logout = keys.page.getByRole('button', { name: 'Logout' });
  await keys.to(logout, 'Shift+Tab');
  await keys.page.keyboard.press('Enter');
  await expect(new SignInPage(keys.page).email).toBeFocused();
}

test('a day without a mouse, from the sign-in to a paid invoice and out again', async ({ page, as, baseURL }) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin, { name: `Keys Market ${Date.now()}` });
  const { productId, secondaryName: product } = await newProduct(admin, { name: 'Keyed goods' });
  await addStock(admin, [{ productId, quantity: 5 }]);
  const keys = new Keyboard(page);
  await signIn(keys);
  const displayId = await order(keys, store.name, product);
  await goTo(keys, String(displayId), `Order #${displayId}`);
  await lead(keys, product);
  await bill(keys);
  await signOut(keys);
  const { list } = await admin.post<{ list: Order[] }>('/order/query', { page: 0, storeIds: [store.id] });
  expect(list.map(({ status }) => status)).toEqual(['DONE']);
});
