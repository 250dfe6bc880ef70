import { randomInt } from 'node:crypto';
import type { Order } from '@depot/contracts/orders';
import type { Api } from '../commands/api.js';
import { addStock, newProduct } from '../commands/goods.js';
import { placeOrder } from '../commands/orders.js';
import { pdfText } from '../commands/pdfText.js';
import { addPieces } from '../commands/pieces.js';
import { newStore } from '../commands/stores.js';
import { laptop, phone } from '../fixtures/people.js';
import { picture } from '../fixtures/picture.js';
import { accounts, expect, inGate, test } from '../fixtures/test.js';
import { FramePage } from '../pages/FramePage.js';
import { InvoicesPage } from '../pages/InvoicesPage.js';
import { NewOrderPage } from '../pages/NewOrderPage.js';
import { OrderListPage } from '../pages/OrderListPage.js';
import { OutboundPage } from '../pages/OutboundPage.js';

/** Six bottles, three wheels with a label each, and a barrel: goods of every kind at $10 a piece or a pound. */
async function goodsOfEveryKind(manager: Api, warehouse: Api, batch: string) {
  const cider = await newProduct(manager, { secondaryName: `Cider, ${batch}` });
  const gouda = await newProduct(manager, { secondaryName: `Gouda, ${batch}`, hasWeight: 'Yes' });
  const olives = await newProduct(manager, { secondaryName: `Green olives, ${batch}`, hasWeight: 'Weighting' });
  await addStock(warehouse, [
    { productId: cider.productId, quantity: 6 },
    { productId: olives.productId, weight: 40 },
  ]);
  const wheels = await addPieces(warehouse, gouda.productId, [4.2, 3.9, 4.05]);
  return { cider, gouda, olives, wheels };
}

/** Checks that the badge beside Order equals the server's count after the user returns to the tab. */
async function expectBadgeToCount(frame: FramePage, manager: Api): Promise<void> {
  await expect(async () => {
    await frame.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const { obj } = await manager.get<{ obj: { count: number } }>('/order/pending-count');
    await frame.expectPending(obj.count, 2_000);
  }).toPass();
}

test('from a store’s order to its paid invoice', inGate, async ({ as, baseURL, people }) => {
  const [admin, manager, ops] = [await as(accounts.admin), await as(accounts.manager), await as(accounts.ops)];
  const number = randomInt(1000, 10_000);
  const batch = `batch ${number}`;
  const { cider, gouda, olives, wheels } = await goodsOfEveryKind(manager, ops, batch);
  const store = await newStore(baseURL ?? '', admin, { name: `Corner Deli ${number}` });
  const rival = await newStore(baseURL ?? '', admin, { name: `Mill Street Market ${number}` });
  const storePage = await people.arrive(store);
  const officePage = await people.arrive(accounts.manager);
  const office = new FramePage(officePage);
  let order!: Order;
  let invoiceId = '';

  await test.step('The store fills its order', async () => {
    const form = new NewOrderPage(storePage);
    await storePage.getByRole('button', { name: 'New order' }).click();
    await form.search(batch);
    await form.amount(cider.secondaryName).fill('5');
    await form.amount(gouda.secondaryName).fill('2');
    await form.amount(olives.secondaryName).fill('12.5');
    await expect(storePage.getByText('$256.00').first()).toBeVisible(); // wheels count with their average, 4.05 lb
    await picture(storePage, 'new-order');
  });

  await test.step('It goes back in the browser and forth again: the draft is still there', async () => {
    const form = new NewOrderPage(storePage);
    await storePage.goBack();
    await expect(storePage).toHaveURL(/\/in\/order$/);
    await storePage.goForward();
    await expect(storePage.getByText('Your draft is back.')).toBeVisible();
    await form.search(batch);
    await expect(form.amount(olives.secondaryName)).toHaveValue('12.50');
    await form.review.click();
    await expect(form.place).toBeVisible();
  });

  await test.step('Another store was quicker: the product is named, and nothing else is lost', async () => {
    const form = new NewOrderPage(storePage);
    await placeOrder(admin, [{ productId: cider.productId, quantity: 4 }], rival.id);
    await form.place.click();
    await expect(form.shortage).toContainText(`${cider.secondaryName}: 5 wanted, 2 available`);
    await expect(form.amount(gouda.secondaryName)).toHaveValue('2');
    await expect(form.amount(olives.secondaryName)).toHaveValue('12.50');
    await form.amount(cider.secondaryName).fill('2');
    await form.review.click();
  });

  await test.step('It places the order with a double click: one order', async () => {
    const estimate = await storePage
      .getByText(/^\$\d+\.\d\d$/)
      .last()
      .textContent();
    await new NewOrderPage(storePage).place.dblclick();
    await expect(storePage.getByText(/Order #\d+ is placed\./)).toBeVisible();
    await storePage.getByRole('button', { name: 'Your orders' }).click();
    await expect(storePage).toHaveURL(/\/in\/order$/);
    await expect(storePage.locator('tr[data-row-key]')).toHaveCount(1);
    // the cheese is weighed later: both screens count its average
    await expect(storePage.locator('tr[data-row-key]')).toContainText(`${estimate}estimated`);
    const { list } = await (await as(store)).post<{ list: Order[] }>('/order/query', { page: 0 });
    expect(list.map(({ status }) => status)).toEqual(['PENDING']);
    order = list[0]!;
  });

  await test.step('The office sees one more pending order', async () => {
    await expectBadgeToCount(office, manager);
    await office.visit('order');
    await new OrderListPage(officePage).expectStatus(order.displayId, 'Pending');
    await picture(officePage, 'orders');
  });

  const workerPage = await people.arrive(accounts.ops);
  const outbound = new OutboundPage(workerPage);
  await test.step('A worker processes it, and the badge follows', async () => {
    const list = new OrderListPage(workerPage);
    await list.goto();
    const row = await list.find(order.displayId);
    await row.getByRole('button', { name: 'Process' }).click();
    await expect(workerPage.getByText(cider.secondaryName).first()).toBeVisible();
    await picture(workerPage, 'process');
    await workerPage.getByRole('button', { name: 'Process order' }).click();
    await list.expectStatus(order.displayId, 'Processing');
    await expectBadgeToCount(office, manager);
    await row.getByRole('button', { name: 'Outbound' }).click();
    await expect(outbound.submit).toBeDisabled();
  });

  await test.step('The worker scans a wheel; the same wheel again is refused by name', async () => {
    const [first] = wheels;
    await outbound.scan(first!.qrValue);
    await outbound.expectAnswer(`${first!.qrText} taken, 1 of 2`);
    await outbound.scan(first!.qrValue);
    await outbound.expectAnswer(`${first!.qrText} is scanned already.`);
    await expect(workerPage.getByRole('button', { name: 'Remove 4.20 lb' })).toHaveCount(1);
    await picture(workerPage, 'outbound');
    await workerPage.setViewportSize(phone);
    await expect(outbound.submit).toBeInViewport();
    await picture(workerPage, 'outbound-phone');
    await workerPage.setViewportSize(laptop);
  });

  await test.step('The page is reloaded in the middle: the scan is still there', async () => {
    await workerPage.reload();
    await expect(workerPage.getByRole('button', { name: 'Remove 4.20 lb' })).toBeVisible();
    await expect(workerPage.getByRole('list').getByText('1 piece missing')).toBeVisible();
    await outbound.scan(wheels[1]!.qrValue);
    await expect(workerPage.getByText('2 lines are not confirmed.')).toBeVisible();
    for (const { secondaryName } of [cider, olives])
      await workerPage.getByRole('checkbox', { name: `Packed: ${secondaryName}` }).check();
    await expect(workerPage.getByText('Everything is here.')).toBeVisible();
  });

  await test.step('A double click on Submit sends it out once', async () => {
    await outbound.submit.dblclick();
    await expect(workerPage.getByText('Order outbound success.')).toBeVisible();
    await new OrderListPage(workerPage).expectStatus(order.displayId, 'Outbound');
    await expect(workerPage.getByRole('dialog')).toHaveCount(0);
    const { list } = await ops.get<{ list: { inventoryId: number }[] }>(
      `/inventory?productId=${gouda.productId}&available=true`,
    );
    expect(list.map(({ inventoryId }) => inventoryId)).toEqual([wheels[2]!.inventoryId]);
  });

  await test.step('The store confirms what has come', async () => {
    const list = new OrderListPage(storePage);
    await storePage.reload();
    await list.row(order.displayId).getByRole('button', { name: 'Confirm' }).click();
    await expect(storePage.getByRole('cell', { name: '$81.00' }).first()).toBeVisible(); // 8.10 lb
    await storePage.getByRole('button', { name: 'Confirm', exact: true }).click();
    await storePage.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click();
    await list.expectStatus(order.displayId, 'Done');
  });

  await test.step('The office makes the invoice', async () => {
    const list = new OrderListPage(officePage);
    const row = await list.find(order.displayId);
    await row.getByRole('button', { name: 'Generate Invoice' }).click();
    await expect(officePage.getByText('$226.00')).toBeVisible();
    await officePage.getByRole('button', { name: 'Generate Invoice' }).click();
    const made = officePage.getByText(/Invoice I\d+ created\./);
    invoiceId = /I\d+/.exec((await made.textContent()) ?? '')?.[0] ?? '';
    expect(invoiceId).not.toBe('');
  });

  const invoices = new InvoicesPage(officePage);
  await test.step('It looks at it and keeps it as PDF', async () => {
    await invoices.goto(store.id);
    const file = pdfText(await invoices.download(invoiceId));
    for (const text of file === undefined ? [] : [invoiceId, '$226.00', cider.secondaryName])
      expect(file).toContain(text);
    await invoices.view(invoiceId);
    await expect(invoices.viewer).toContainText(invoiceId);
    await expect(invoices.viewer).toContainText('$226.00');
    await picture(officePage, 'invoice');
  });

  await test.step('It marks it as paid, for good', async () => {
    await invoices.markPaid();
    await expect(officePage.getByText(`Invoice ${invoiceId} is paid.`)).toBeVisible();
    await expect(invoices.viewer.getByRole('button', { name: 'Mark as PAID' })).toHaveCount(0);
    await officePage.keyboard.press('Escape');
    await expect(officePage.getByRole('row').filter({ hasText: invoiceId })).toContainText('$0.00');
  });

  await test.step('Its Chinese colleague reads the same list in Chinese', async () => {
    await new OrderListPage(officePage).goto(); // returns with the last filters: this order only
    await officePage.getByRole('button', { name: 'Language: English' }).click();
    await officePage.getByRole('menuitem', { name: '中文' }).click();
    await expect(officePage.getByRole('heading', { name: '订单', exact: true })).toBeVisible();
    await expect(new OrderListPage(officePage).row(order.displayId)).toContainText('已完成');
    await picture(officePage, 'orders-chinese');
  });
  expect(people.errors).toEqual([]);
});
