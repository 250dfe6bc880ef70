import { readFile } from 'node:fs/promises';
import { dayOf } from '@depot/contracts/time';
import { addStock, newProduct } from '../commands/goods.js';
import { placeOrder } from '../commands/orders.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { FramePage } from '../pages/FramePage.js';
import { OrderListPage } from '../pages/OrderListPage.js';

test('orders are searched by product, day and status, sorted, shared by their address, and saved', async ({
  open,
  as,
  baseURL,
  page,
  context,
  checkAccessibility,
}) => {
  const admin = await as(accounts.admin);
  const manager = await as(accounts.manager);
  const store = await newStore(baseURL ?? '', admin);
  const plum = await newProduct(manager, { name: 'Search plum' });
  const pear = await newProduct(manager, { name: 'Search pear' });
  await addStock(
    manager,
    [plum, pear].map(({ productId }) => ({ productId, quantity: 50 })),
  );
  const first = await placeOrder(admin, [{ productId: plum.productId, quantity: 1 }], store.id);
  const second = await placeOrder(admin, [{ productId: plum.productId, quantity: 2 }], store.id);
  const other = await placeOrder(admin, [{ productId: pear.productId, quantity: 1 }], store.id);

  await open(accounts.manager, '/in/order');
  const list = new OrderListPage(page);
  await page.getByRole('combobox', { name: 'Product on the order' }).fill(plum.secondaryName);
  await page.getByTitle(plum.secondaryName).filter({ visible: true }).last().click();
  await expect(list.row(second.displayId)).toBeVisible();
  await expect(list.row(other.displayId)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`product=${plum.productId}`));
  const today = dayOf(second.time, 'America/New_York');
  await page.getByLabel('Ordered from').fill(today);
  await expect(page).toHaveURL(new RegExp(`from=${today}`));
  await page.getByRole('columnheader', { name: 'Date' }).click();
  await expect(page).toHaveURL(/sort=oldest/);
  const rows = page.locator('tr[data-row-key]');
  await expect(rows.first()).toHaveAttribute('data-row-key', String(first.orderId));
  await checkAccessibility();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  const file = await (await download).path();
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK');

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(shared.locator('tr[data-row-key]').first()).toHaveAttribute('data-row-key', String(first.orderId));
  await expect(shared.locator('tr[data-row-key]')).toHaveCount(2);
  await page.goBack();
  await expect(rows.first()).toHaveAttribute('data-row-key', String(second.orderId));
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(list.row(other.displayId)).toBeVisible();
});

test('a number that was looked for is not looked for again when the list is opened anew', async ({
  open,
  as,
  baseURL,
  page,
}) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const fig = await newProduct(admin, { name: 'Search fig' });
  await addStock(admin, [{ productId: fig.productId, quantity: 9 }]);
  const order = await placeOrder(admin, [{ productId: fig.productId, quantity: 1 }], store.id);
  await open(accounts.manager, '/in/order');
  const list = new OrderListPage(page);
  await list.find(order.displayId);
  await page.getByRole('link', { name: String(order.displayId) }).click();
  await expect(page).toHaveURL(/\/in\/order\/edit/);
  const frame = new FramePage(page);
  await frame.visit('delivery-receipt');
  await frame.visit('order');
  await expect(page.locator('tr[data-row-key]').nth(1)).toBeVisible();
  await expect(page).not.toHaveURL(/number=/);
});
