import type { Locator, Page } from '@playwright/test';
import { addStock, newProduct } from '../commands/goods.js';
import { placeOrder, processOrder } from '../commands/orders.js';
import { addPieces } from '../commands/pieces.js';
import { newStore } from '../commands/stores.js';
import { holdAnswers } from '../faults/heldAnswers.js';
import { accounts, expect, inGate, test } from '../fixtures/test.js';
import { OrderListPage } from '../pages/OrderListPage.js';
import { OutboundPage } from '../pages/OutboundPage.js';

test('a worker processes an order and takes what there is of a short line', async ({
  open,
  as,
  baseURL,
  page,
  checkAccessibility,
}) => {
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
  await expect(page).toHaveURL(
    new RegExp(`/in/order/process\\?orderId=${order.orderId}&displayId=${order.displayId}&currentPage=1`),
  );
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

test(
  'a worker scans and weighs an order out; scans survive a reload',
  inGate,
  async ({ open, as, baseURL, page, checkAccessibility }) => {
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
    await expect(page.getByRole('list').getByText('2 pieces missing')).toBeVisible();
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
    const { list: left } = await ops.get<{ list: { inventoryId: number }[] }>(
      `/inventory?productId=${ham.productId}&available=true`,
    );
    // of equal weights the oldest has left
    expect(left.map(({ inventoryId }) => inventoryId)).toEqual([third!.inventoryId]);
    expect(first!.inventoryId).not.toBe(third!.inventoryId);
  },
);

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

test(
  'what is submitted without a network goes out by itself, once, also after the page was closed',
  inGate,
  async ({ open, as, baseURL, page, context, checkAccessibility }) => {
    const admin = await as(accounts.admin);
    const ops = await as(accounts.ops);
    const store = await newStore(baseURL ?? '', admin);
    const lamb = await newProduct(await as(accounts.manager), { name: 'Lamb', hasWeight: 'Yes' });
    const salt = await newProduct(await as(accounts.manager), { name: 'Salt' });
    const pieces = await addPieces(ops, lamb.productId, [5.1, 5.2]);
    await addStock(ops, [{ productId: salt.productId, quantity: 9 }]);
    const lines = [
      { productId: lamb.productId, quantity: 2 },
      { productId: salt.productId, quantity: 4 },
    ];
    const order = await placeOrder(admin, lines, store.id);
    await processOrder(ops, order);
    await page.setViewportSize({ width: 390, height: 844 });
    const address = `/in/order/outbound?orderId=${order.orderId}&displayId=${order.displayId}&currentPage=1`;
    await open(accounts.ops, address);
    const outbound = new OutboundPage(page);
    await expect(page.getByRole('list').getByText('2 pieces missing')).toBeVisible();
    await outbound.scan(pieces[0]!.qrValue);
    await outbound.expectAnswer(`${pieces[0]!.qrText} taken`);

    await context.setOffline(true);
    await outbound.scan(pieces[1]!.qrValue);
    await outbound.expectAnswer(`${pieces[1]!.qrText} taken`);
    await expect(page.getByText('1 line is not confirmed.')).toBeVisible();
    await expect(outbound.progress).toHaveAttribute('aria-valuenow', '1');
    await expect(outbound.nextPlace).toContainText(salt.secondaryName);
    await outbound.submit.click();
    const question = page.getByRole('dialog').filter({ hasText: salt.secondaryName });
    await question.getByRole('button', { name: 'Keep picking' }).click();
    await expect(page.getByText('1 outbound waits for the network.')).toBeHidden();
    await page.getByRole('checkbox', { name: `Packed: ${salt.secondaryName}` }).check();
    await expect(page.getByText('Everything is here.')).toBeVisible();
    await expect(outbound.nextPlace).toBeHidden();
    await outbound.submit.click();
    await expect(page.getByText('1 outbound waits for the network.')).toBeVisible();
    await expect(outbound.submit).toBeDisabled();
    await checkAccessibility();

    await page.close(); // simulates a phone that lost power
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(address);
    await expect(again.getByText(`Order #${order.displayId} has gone out.`)).toBeVisible();
    await expect(again).toHaveURL(/\/in\/order(\?|$)/);
    await expect(again.getByText('1 outbound waits for the network.')).toBeHidden();
    const { obj } = await ops.get<{ obj: typeof order }>(`/order?orderId=${order.orderId}`);
    expect([obj.status, obj.version]).toEqual(['OUTBOUND', order.version + 2]);
  },
);

test('an outbound that waits is shown and sent from any page, once', async ({ open, as, baseURL, page, context }) => {
  const admin = await as(accounts.admin);
  const ops = await as(accounts.ops);
  const store = await newStore(baseURL ?? '', admin);
  const rice = await newProduct(await as(accounts.manager), { name: 'Rice' });
  await addStock(ops, [{ productId: rice.productId, quantity: 9 }]);
  const order = await placeOrder(admin, [{ productId: rice.productId, quantity: 2 }], store.id);
  await processOrder(ops, order);
  const release = await holdAnswers(page, '**/api/inventory/proposal');
  await open(accounts.ops, `/in/order/outbound?orderId=${order.orderId}&displayId=${order.displayId}&currentPage=1`);
  const outbound = new OutboundPage(page);
  const { submit } = outbound;
  await expect(submit).toBeEnabled();
  const before = await submit.boundingBox();
  release();
  await expect(page.getByText('Take first')).toBeVisible();
  // A press is lost where the button leaves between the finger's coming down and going up.
  expect(await submit.boundingBox()).toEqual(before);
  const keys: (string | undefined)[] = [];
  await context.route('**/api/order/outbound', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.abort();
  });
  await outbound.submitUnconfirmed(rice.secondaryName);
  const waits = page.getByText('1 outbound waits for the network.');
  await expect(waits).toBeVisible();

  await page.getByRole('link', { name: 'Inventory' }).first().click();
  await expect(page).toHaveURL(/\/in\/inventory/);
  await expect(waits).toBeVisible();
  await page.goto('/in/received');
  await expect(waits).toBeVisible();
  // Listens before the network is back: the queue also retries by itself, and then the button disappears.
  const answered = page.waitForResponse('**/api/order/outbound');
  const tried = keys.length;
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect.poll(() => keys.length).toBeGreaterThan(tried);
  await context.unroute('**/api/order/outbound');
  const sent = await answered;
  expect(new Set([...keys, sent.request().headers()['idempotency-key']]).size).toBe(1);
  await expect(page.getByText(`Order #${order.displayId} has gone out.`)).toBeVisible();
  await expect(waits).toBeHidden();
  const { obj } = await ops.get<{ obj: typeof order }>(`/order?orderId=${order.orderId}`);
  expect([obj.status, obj.version]).toEqual(['OUTBOUND', order.version + 2]);
});

/** Sends it now, unless the queue has done so: it also retries by itself, and then the button disappears. */
async function tryNow(page: Page, outcome: Locator): Promise<void> {
  const pressed = page.getByRole('button', { name: 'Try now' }).click();
  await Promise.race([pressed.catch(() => undefined), outcome.waitFor()]);
  await expect(outcome).toBeVisible();
}

test('an outbound whose answer was lost is not done twice; one that is refused later says why', async ({
  open,
  as,
  baseURL,
  page,
}) => {
  const admin = await as(accounts.admin);
  const ops = await as(accounts.ops);
  const store = await newStore(baseURL ?? '', admin);
  const oil = await newProduct(await as(accounts.manager), { name: 'Oil' });
  await addStock(ops, [{ productId: oil.productId, quantity: 9 }]);
  const [lost, rejected] = [
    await placeOrder(admin, [{ productId: oil.productId, quantity: 2 }], store.id),
    await placeOrder(admin, [{ productId: oil.productId, quantity: 2 }], store.id),
  ];
  for (const order of [lost, rejected]) await processOrder(ops, order);
  const outbound = new OutboundPage(page);

  await page.route('**/api/order/outbound', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await open(accounts.ops, `/in/order/outbound?orderId=${lost.orderId}&displayId=${lost.displayId}&currentPage=1`);
  await outbound.submitUnconfirmed(oil.secondaryName);
  await expect(page.getByText('1 outbound waits for the network.')).toBeVisible();
  // Includes requests in progress.
  await page.unrouteAll({ behavior: 'wait' });
  await tryNow(page, page.getByText(`Order #${lost.displayId} has gone out.`));
  const { obj } = await ops.get<{ obj: typeof lost }>(`/order?orderId=${lost.orderId}`);
  expect([obj.status, obj.version]).toEqual(['OUTBOUND', lost.version + 2]);

  await page.route('**/api/order/outbound', (route) => route.abort());
  await page.goto(`/in/order/outbound?orderId=${rejected.orderId}&displayId=${rejected.displayId}&currentPage=1`);
  await outbound.submitUnconfirmed(oil.secondaryName);
  await expect(page.getByText('1 outbound waits for the network.')).toBeVisible();
  await admin.put(`/order/cancel?id=${rejected.orderId}`);
  await page.unrouteAll({ behavior: 'wait' });
  const alert = page.getByRole('alert').filter({ hasText: `Order #${rejected.displayId} could not be sent out` });
  await tryNow(page, alert);
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toBeHidden();
});
