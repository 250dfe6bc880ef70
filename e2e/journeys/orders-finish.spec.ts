import type { Order } from '@depot/contracts/orders';
import type { Api } from '../commands/api.js';
import { addStock, newProduct } from '../commands/goods.js';
import { placeOrder, processOrder } from '../commands/orders.js';
import { type NewStore, newStore } from '../commands/stores.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { OrderListPage } from '../pages/OrderListPage.js';

interface Shipped {
  order: Order;
  store: NewStore;
  productId: number;
}

/** Shipped order of three pieces of a new product at $10. */
async function shippedOrder(origin: string, admin: Api): Promise<Shipped> {
  const store = await newStore(origin, admin);
  const { productId } = await newProduct(admin, { name: 'Soap' });
  await addStock(admin, [{ productId, quantity: 9 }]);
  const order = await placeOrder(admin, [{ productId, quantity: 3 }], store.id);
  await processOrder(admin, order);
  await admin.post('/order/outbound', {
    orderId: order.orderId,
    inventoryList: [],
    nonWeightOrderItems: [{ productId, quantity: 3 }],
  });
  return { order, store, productId };
}

test('a store checks what was delivered and confirms it', async ({ open, as, baseURL, page }) => {
  const { order, store } = await shippedOrder(baseURL ?? '', await as(accounts.admin));
  await open(store, '/in/order');
  const list = new OrderListPage(page);
  await list.row(order.displayId).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('cell', { name: '$30.00' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure you want to complete this order?');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page).toHaveURL(/\/in\/order(\?|$)/);
  await list.expectStatus(order.displayId, 'Done');
});

test('an order is completed, invoiced, corrected and paid', async ({ open, as, baseURL, page, checkAccessibility }) => {
  const { order } = await shippedOrder(baseURL ?? '', await as(accounts.admin));
  await open(accounts.manager, '/in/order');
  const list = new OrderListPage(page);
  const row = await list.find(order.displayId);
  await row.getByRole('button', { name: 'Complete Order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete order' }).click();
  await list.expectStatus(order.displayId, 'Done');
  await row.getByRole('button', { name: 'Generate Invoice' }).click();
  await expect(page).toHaveURL(/\/in\/order\/invoice\?/);
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  await expect(page.getByText(/Invoice I\d+ created\./)).toBeVisible();

  await row.getByRole('button', { name: 'Invoice' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'INVOICE' });
  await expect(dialog.getByText('Balance Due')).toBeVisible();
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('spinbutton', { name: /^Rate of Soap/ }).fill('9.5');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Invoice Updated!')).toBeVisible();
  await expect(dialog.getByText('$28.50').first()).toBeVisible();
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Mark as PAID' }).click();
  const question = page
    .getByRole('dialog')
    .filter({ hasText: 'Are you sure the customer paid for this order? You will not able to edit after confirm' });
  await question.getByRole('button', { name: 'Mark as PAID' }).click();
  await expect(dialog.getByRole('button', { name: 'Mark as PAID' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Edit' })).toHaveCount(0);
});

test('a shipped order is cancelled and its goods go back into stock', async ({ open, as, baseURL, page }) => {
  const admin = await as(accounts.admin);
  const { order, productId } = await shippedOrder(baseURL ?? '', admin);
  await open(accounts.manager, '/in/order');
  const list = new OrderListPage(page);
  await list.find(order.displayId);
  await list.choose(order.displayId, 'Cancel');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Do you want to cancel order #${order.displayId}`);
  await dialog.getByRole('checkbox', { name: 'Add products back to System Inventory?' }).check();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await list.expectStatus(order.displayId, 'Cancelled');
  const { obj } = await admin.get<{ obj: { availableQty: number } }>(`/product?id=${productId}`);
  expect(obj.availableQty).toBe(9);

  await list.row(order.displayId).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText(`Do you really want to delete order #${order.displayId}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete order' }).click();
  await expect(list.row(order.displayId)).toHaveCount(0);
});

test('printing leaves cancelled orders out and says how many', async ({ open, as, baseURL, page }) => {
  const admin = await as(accounts.admin);
  const { order, store, productId } = await shippedOrder(baseURL ?? '', admin);
  const other = await placeOrder(admin, [{ productId, quantity: 1 }], store.id);
  await admin.put(`/order/cancel?id=${other.orderId}`);
  await open(accounts.manager, `/in/order?stores=${store.id}`);
  const list = new OrderListPage(page);
  for (const { displayId } of [order, other])
    await page.getByRole('checkbox', { name: `Select order #${displayId}` }).check();
  await expect(list.row(order.displayId)).toBeVisible();
  const printed = page.waitForRequest('**/api/order/download');
  await page.getByRole('button', { name: 'Print Selected (2)' }).click();
  await expect(page.getByText('1 cancelled order is left out.')).toBeVisible();
  expect((await printed).postDataJSON()).toEqual({ orderIds: [order.orderId] });
  expect((await (await printed).response())?.headers()['content-type']).toContain('application/pdf');
});
