import { addStock, newProduct } from '../commands/goods.js';
import { sell } from '../commands/invoices.js';
import { placeOrder, processOrder } from '../commands/orders.js';
import { newStore } from '../commands/stores.js';
import { laptop } from '../fixtures/people.js';
import { accounts, expect, inGate, test } from '../fixtures/test.js';
import { FramePage } from '../pages/FramePage.js';
import { InvoicesPage } from '../pages/InvoicesPage.js';
import { OrderListPage } from '../pages/OrderListPage.js';

/**
 * Milliseconds in which other users see a change. It is below the half minute of polling without the stream, and above
 * the refetch pace of stock.
 */
const soon = { timeout: 20_000 };

test(
  'what one person does with an order, the others see without doing anything',
  inGate,
  async ({ as, people, baseURL }) => {
    const admin = await as(accounts.admin);
    const manager = await as(accounts.manager);
    const ops = await as(accounts.ops);
    const store = await newStore(baseURL ?? '', admin);
    const tea = await newProduct(manager, { name: 'Live tea' });
    await addStock(manager, [{ productId: tea.productId, quantity: 50 }]);
    const atDesk = await people.arrive(accounts.manager);
    const atStore = await people.arrive(store);
    const frame = new FramePage(atDesk);
    const [deskList, storeList] = [new OrderListPage(atDesk), new OrderListPage(atStore)];
    await deskList.goto(`?stores=${store.id}`);
    await storeList.goto();
    await expect(atDesk.getByText('No orders here. Try adjusting filters.')).toBeVisible();

    const order = await placeOrder(admin, [{ productId: tea.productId, quantity: 3 }], store.id);
    await expect(deskList.row(order.displayId)).toBeVisible(soon);
    await expect(storeList.row(order.displayId)).toBeVisible(soon);
    const pending = Number((await manager.get<{ obj: { count: number } }>('/order/pending-count')).obj.count);
    await frame.expectPending(pending, soon.timeout);

    await processOrder(ops, order);
    await expect(deskList.row(order.displayId).getByText('Processing', { exact: true })).toBeVisible(soon);
    await expect(storeList.row(order.displayId).getByText('Processing', { exact: true })).toBeVisible(soon);
    expect(people.errors).toEqual([]);
  },
);

test('stock that comes in and an invoice that is paid are seen by who looks at them', async ({
  as,
  people,
  baseURL,
}) => {
  const admin = await as(accounts.admin);
  const manager = await as(accounts.manager);
  const store = await newStore(baseURL ?? '', admin);
  const { invoice } = await sell(manager, store.id);
  const cocoa = await newProduct(manager, { name: 'Live cocoa' });
  await addStock(manager, [{ productId: cocoa.productId, quantity: 4 }]);
  const atDesk = await people.arrive(accounts.manager);
  await atDesk.goto(`/in/inventory?filter=${encodeURIComponent(cocoa.secondaryName)}`);
  const stock = atDesk.getByRole('row', { name: cocoa.secondaryName }).getByRole('cell', { name: '4', exact: true });
  await expect(stock.first()).toBeVisible();
  const invoices = new InvoicesPage(await people.arrive(store));
  await invoices.goto(store.id);
  await invoices.view(invoice.invoiceId);
  const balance = invoices.viewer.getByRole('definition').last();
  await expect(balance).toHaveText('$10.00');

  await addStock(admin, [{ productId: cocoa.productId, quantity: 5 }]);
  await expect(
    atDesk.getByRole('row', { name: cocoa.secondaryName }).getByRole('cell', { name: '9', exact: true }).first(),
  ).toBeVisible(soon);
  await admin.put('/invoice/paid', { invoiceIds: [invoice.invoiceId] });
  await expect(balance).toHaveText('$0.00', soon);
  expect(people.errors).toEqual([]);
});

test('a second tab shares the stream, and goes on with it when the first is closed', async ({
  as,
  people,
  baseURL,
}) => {
  const admin = await as(accounts.admin);
  const manager = await as(accounts.manager);
  const store = await newStore(baseURL ?? '', admin);
  const oats = await newProduct(manager, { name: 'Live oats' });
  await addStock(manager, [{ productId: oats.productId, quantity: 50 }]);
  const first = await people.arrive(accounts.manager);
  // A tab is in before it opens the stream, which is not among the first things that it needs.
  const heldLocks = async (): Promise<number> => (await navigator.locks.query()).held?.length ?? 0;
  await expect.poll(() => first.evaluate(heldLocks), soon).toBeGreaterThan(0);
  let streamsOfSecond = 0;
  const second = await first.context().newPage();
  await second.setViewportSize(laptop);
  second.on('request', (request) => void (request.url().endsWith('/api/live') && (streamsOfSecond += 1)));
  const list = new OrderListPage(second);
  await list.goto(`?stores=${store.id}`);
  await expect(second.getByText('No orders here. Try adjusting filters.')).toBeVisible();

  const one = await placeOrder(admin, [{ productId: oats.productId, quantity: 1 }], store.id);
  await expect(list.row(one.displayId)).toBeVisible(soon);
  expect(streamsOfSecond).toBe(0);
  const asked = second.waitForRequest('**/api/live');
  await first.close();
  await asked;
  const two = await placeOrder(admin, [{ productId: oats.productId, quantity: 1 }], store.id);
  await expect(list.row(two.displayId)).toBeVisible(soon);
});
