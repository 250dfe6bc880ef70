import { addStock, newProduct } from '../commands/goods.js';
import { placeOrder } from '../commands/orders.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, test } from '../fixtures/test.js';

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
