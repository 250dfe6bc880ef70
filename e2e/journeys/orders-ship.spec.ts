import { addStock, newProduct } from '../commands/goods.js';
import { placeOrder, processOrder } from '../commands/orders.js';
import { addPieces } from '../commands/pieces.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { OrderListPage } from '../pages/OrderListPage.js';
import { OutboundPage } from '../pages/OutboundPage.js';

test('a worker processes an order and takes what there is of a short line', async ({ open, as, baseURL, page, checkAccessibility }) => {
  const admin = await as(accounts.admin);
  const manager = await as(accounts.manager);
  const store = await newStore(baseURL ?? '', admin);
  const butter = await newProduct(manager, { name: 'Butter' });
  await addStock(manager, [{ productId: butter.productId, quantity: 4 }]);
  const order = await placeOrder(admin, [{ productId: butter.productId, quantity: 6 }], store.id);

  await open(accounts.ops, '/in/order');
  const list = new OrderListPage(page);
  const row = await list.find(order.displayId);
  await row.getByRole('button', { name: 'Process' }).click();
  await expect(page).toHaveURL(new RegExp(`/in/order/process\\?orderId=${order.orderId}&displayId=${order.displayId}&currentPage=1`));
  await expect(page.getByText('6 wanted, only 4 available')).toBeVisible();
  const process = page.getByRole('button', { name: 'Process order' });
  await expect(process).toBeDisabled();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Take 4' }).click();
  await process.click();

  await expect(page.getByText(`Order #${order.displayId} is being processed.`)).toBeVisible();
  await list.expectStatus(order.displayId, 'Processing');
  await expect(list.row(order.displayId).getByRole('button', { name: 'Outbound' })).toBeVisible();
});

test('a worker scans and weighs an order out; scans survive a reload', async ({ open, as, baseURL, page, checkAccessibility }) => {
  const admin = await as(accounts.admin);
  const ops = await as(accounts.ops);
  const store = await newStore(baseURL ?? '', admin);
  const ham = await newProduct(await as(accounts.manager), { name: 'Ham', hasWeight: 'Yes' });
  const [first, second, third] = await addPieces(ops, ham.productId, [8.25, 7.9, 8.25]);
  const order = await placeOrder(admin, [{ productId: ham.productId, quantity: 2 }], store.id);
  await processOrder(ops, order);

  await open(accounts.ops, `/in/order/outbound?orderId=${order.orderId}&displayId=${order.displayId}&currentPage=1`);
  const outbound = new OutboundPage(page);
  await expect(outbound.submit).toBeDisabled();
  await expect(page.getByText('2 pieces missing')).toBeVisible();
  await outbound.scan(second!.qrValue);
  await outbound.expectAnswer(`${second!.qrText} taken`);
  await outbound.scan(second!.qrValue);
  await outbound.expectAnswer(`${second!.qrText} is scanned already.`);
  await outbound.weigh(ham.secondaryName, '99.99');
  await expect(page.getByRole('alert')).toHaveText('*Please review unavailable weight(s)');
  await expect(outbound.submit).toBeDisabled();
  await checkAccessibility();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove 7.90 lb' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove 99.99 lb' }).click();
  await outbound.weigh(ham.secondaryName, '8.25');
  await expect(page.getByText('Everything is here.')).toBeVisible();
  await outbound.submit.click();

  await expect(page.getByText('Order outbound success.')).toBeVisible();
  await expect(page).toHaveURL(/\/in\/order(\?|$)/);
  const { list: left } = await ops.get<{ list: { inventoryId: number }[] }>(`/inventory?productId=${ham.productId}&available=true`);
  expect(left.map(({ inventoryId }) => inventoryId)).toEqual([third!.inventoryId]); // of equal weights the oldest has left
  expect(first!.inventoryId).not.toBe(third!.inventoryId);
});

test('an order that is not being processed cannot be scanned out', async ({ open, as, baseURL, page }) => {
  const admin = await as(accounts.admin);
  const manager = await as(accounts.manager);
  const store = await newStore(baseURL ?? '', admin);
  const tea = await newProduct(manager, { name: 'Tea' });
  await addStock(manager, [{ productId: tea.productId, quantity: 5 }]);
  const order = await placeOrder(admin, [{ productId: tea.productId, quantity: 1 }], store.id);
  await open(accounts.ops, `/in/order/outbound?orderId=${order.orderId}&displayId=${order.displayId}&currentPage=1`);
  await expect(page).toHaveURL(/\/in\/order(\?|$)/);
});

test('on a phone without a network, what was scanned stays and goes out later', async ({ open, as, baseURL, page, context }) => {
  const admin = await as(accounts.admin);
  const ops = await as(accounts.ops);
  const store = await newStore(baseURL ?? '', admin);
  const lamb = await newProduct(await as(accounts.manager), { name: 'Lamb', hasWeight: 'Yes' });
  const pieces = await addPieces(ops, lamb.productId, [5.1, 5.2]);
  const order = await placeOrder(admin, [{ productId: lamb.productId, quantity: 2 }], store.id);
  await processOrder(ops, order);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(accounts.ops, `/in/order/outbound?orderId=${order.orderId}&displayId=${order.displayId}&currentPage=1`);
  const outbound = new OutboundPage(page);
  await expect(page.getByText('2 pieces missing')).toBeVisible();
  await context.setOffline(true);
  for (const { qrValue, qrText } of pieces) {
    await outbound.scan(qrValue);
    await outbound.expectAnswer(`${qrText} taken`);
  }
  await outbound.submit.click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'The server cannot be reached' });
  await dialog.getByRole('button').click();
  await expect(page.getByText('Everything is here.')).toBeVisible();
  await context.setOffline(false);
  await outbound.submit.click();
  await expect(page.getByText('Order outbound success.')).toBeVisible();
});
