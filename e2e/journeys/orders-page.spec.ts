import type { Order } from '@depot/contracts/orders';
import { addStock, newProduct } from '../commands/goods.js';
import { placeOrder } from '../commands/orders.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, test } from '../fixtures/test.js';

test('a store orders again in three taps', async ({ open, as, baseURL, page }) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const { productId } = await newProduct(admin, { name: 'Basil' });
  await addStock(admin, [{ productId, quantity: 20 }]);
  const own = await as(store);
  const order = await placeOrder(own, [{ productId, quantity: 3 }]);
  await open(store, '/in/order');
  await page.getByRole('button', { name: `More for order #${order.displayId}` }).click();
  await page.getByRole('menuitem', { name: 'Order again' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText(/Order #\d+ is placed\./)).toBeVisible();
  const { list } = await own.get<{ list: Order[] }>('/order');
  expect(list.map(({ orderItems }) => orderItems.map(({ quantity }) => quantity))).toEqual([[3], [3]]);
});

test('a store orders its usual goods on a phone in few taps, for a day, under its number', async ({
  open,
  as,
  baseURL,
  page,
  checkAccessibility,
}) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const { productId, secondaryName } = await newProduct(admin, { name: 'Thyme' });
  await addStock(admin, [{ productId, quantity: 20 }]);
  const own = await as(store);
  await placeOrder(own, [{ productId, quantity: 4 }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(store, '/in/order');
  await page.getByRole('button', { name: 'New order' }).click(); // 1
  await page.getByRole('button', { name: 'Add usual goods' }).click(); // 2
  await page.getByRole('button', { name: `More of ${secondaryName}` }).click(); // 3
  await checkAccessibility();
  await page.getByRole('button', { name: 'Review order' }).click(); // 4
  await page.getByLabel('PO number').fill('PO-7'); // 5
  await checkAccessibility();
  await page.getByRole('button', { name: 'Place order' }).click(); // 6
  await expect(page.getByText(/Order #\d+ is placed\./)).toBeVisible();
  const { list } = await own.get<{ list: Order[] }>('/order');
  expect(list[0]).toMatchObject({ poNumber: 'PO-7', orderItems: [{ productId, quantity: 5 }] });
});

test('the office brings an order to its invoice by the one strong button of its page', async ({
  open,
  as,
  baseURL,
  page,
  checkAccessibility,
}) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const { productId } = await newProduct(admin, { name: 'Sage' });
  await addStock(admin, [{ productId, quantity: 20 }]);
  const { orderId, displayId } = await placeOrder(await as(store), [{ productId, quantity: 2 }]);
  await open(accounts.manager, `/in/order/edit?id=${orderId}`);
  const place = new RegExp(`/in/order/edit\\?id=${orderId}$`);
  const main = page.getByRole('main');
  await expect(main.getByText('Placed', { exact: true })).toBeVisible();
  await checkAccessibility();

  await main.getByRole('button', { name: 'Process', exact: true }).click();
  await page.getByRole('button', { name: 'Process order' }).click();
  await expect(page).toHaveURL(place);
  await expect(main.getByText('Processed', { exact: true })).toBeVisible();

  await admin.post('/order/outbound', {
    orderId,
    inventoryList: [],
    nonWeightOrderItems: [{ productId, quantity: 2 }],
  });
  await page.reload();
  await main.getByRole('button', { name: 'Complete Order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete order' }).click();
  await expect(page.getByText(`Order #${displayId} is done.`)).toBeVisible();

  await main.getByRole('button', { name: 'Generate Invoice' }).click();
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  await expect(page).toHaveURL(place);
  await expect(main.getByText('Unpaid', { exact: true })).toBeVisible();
  await checkAccessibility();
});

test('the manager sees in the morning what waits, and goes to it', async ({ open, page, checkAccessibility }) => {
  await open(accounts.manager, '/in/dashboard');
  const waits = page.getByRole('navigation', { name: 'What waits' });
  await expect(waits.getByRole('link', { name: /\d+\s*to process/ })).toBeVisible();
  await checkAccessibility();
  await waits.getByRole('link', { name: /unpaid/ }).click();
  await expect(page).toHaveURL(/\/in\/order\?payment=unpaid$/);
  await expect(page.getByRole('checkbox', { name: 'Unpaid' })).toBeChecked();
});
