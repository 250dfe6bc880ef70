import type { Order } from '@depot/contracts/orders';
import { addStock, newProduct } from '../commands/goods.js';
import { placeOrder } from '../commands/orders.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { chooseByKeys } from '../pages/chooseByKeys.js';
import { OrderListPage } from '../pages/OrderListPage.js';

test('a store changes its pending order, and is told when somebody else was faster', async ({
  open,
  as,
  baseURL,
  page,
  checkAccessibility,
}) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const { productId, secondaryName } = await newProduct(admin, { name: 'Coffee' });
  await addStock(admin, [{ productId, quantity: 9 }]);
  const order = await placeOrder(await as(store), [{ productId, quantity: 2 }]);

  await page.route('**/api/live', (route) => route.abort()); // so that the server reports it on submit
  await open(store, '/in/order');
  await page.getByRole('link', { name: String(order.displayId) }).click();
  await expect(page).toHaveURL(new RegExp(`/in/order/edit\\?id=${order.orderId}`));
  const amount = page.getByRole('spinbutton', { name: `Quantity of ${secondaryName}` });
  await amount.fill('3');
  await checkAccessibility();
  const orderItemList = order.orderItems.map(({ orderItemId }) => ({ orderItemId, productId, quantity: 5 }));
  await admin.put('/order', { orderId: order.orderId, version: order.version, orderItemList });
  await page.getByRole('button', { name: 'Save order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Load newest version' }).click();
  await expect(amount).toHaveValue('3'); // the input is kept
  await amount.fill('4');
  await page.getByRole('button', { name: 'Save order' }).click();

  await expect(page.getByText(`Order #${order.displayId} is saved.`)).toBeVisible();
  await expect(new OrderListPage(page).row(order.displayId)).toHaveAttribute('aria-current', 'true');
  const { obj } = await admin.get<{ obj: Order }>(`/order?orderId=${order.orderId}`);
  expect(obj.orderItems.map(({ quantity }) => quantity)).toEqual([4]);
});

test('a form that was changed asks before it is left', async ({ open, as, baseURL, page }) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const { productId, secondaryName } = await newProduct(admin, { name: 'Sugar' });
  await addStock(admin, [{ productId, quantity: 9 }]);
  const order = await placeOrder(admin, [{ productId, quantity: 2 }], store.id);
  await open(accounts.manager, `/in/order/edit?id=${order.orderId}`);
  await page.getByRole('spinbutton', { name: `Quantity of ${secondaryName}` }).fill('3');
  await expect(page.getByRole('button', { name: 'Process' })).toBeDisabled();
  await expect(page.getByText('Save your changes first.')).toBeVisible();
  await page.getByRole('link', { name: 'Return' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(/order\/edit/);
  await page.getByRole('link', { name: 'Return' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/in\/return$/);
});

test('a manager records an order that happened outside of the system', async ({ open, as, baseURL, page }) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin, { wholesalePrice: true });
  const { productId, secondaryName } = await newProduct(admin, { name: 'Salt' });
  await addStock(admin, [{ productId, quantity: 6 }]);
  await open(accounts.manager, '/in/order');
  await page.getByRole('button', { name: 'Manual order' }).click();
  await chooseByKeys(page.getByRole('combobox', { name: 'Choose a store' }), store.name);
  await chooseByKeys(page.getByRole('combobox', { name: 'Product' }), secondaryName);
  // this store pays wholesale prices
  await expect(page.getByRole('spinbutton', { name: `Rate of ${secondaryName}` })).toHaveValue('8.00');
  await page.getByRole('spinbutton', { name: `Quantity of ${secondaryName}` }).fill('4');
  await page.getByRole('button', { name: 'Record order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record order' }).click();

  await expect(page.getByText(/Order #\d+ is recorded\./)).toBeVisible();
  await expect(page.locator('tr[aria-current="true"]')).toContainText('Done');
  const { obj } = await admin.get<{ obj: { availableQty: number } }>(`/product?id=${productId}`);
  expect(obj.availableQty).toBe(2);
});
