import { addStock, newProduct } from '../commands/goods.js';
import { placeOrder, processOrder } from '../commands/orders.js';
import { addPieces } from '../commands/pieces.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, inGate, test } from '../fixtures/test.js';
import { OrderListPage } from '../pages/OrderListPage.js';
import { OutboundPage } from '../pages/OutboundPage.js';

const notice = 'Someone else changed this order while you had it open.';

test(
  'an order that somebody else edits says so before it is saved, and keeps what was typed',
  inGate,
  async ({ open, as, baseURL, page, checkAccessibility }) => {
    const admin = await as(accounts.admin);
    const manager = await as(accounts.manager);
    const store = await newStore(baseURL ?? '', admin);
    const rice = await newProduct(manager, { name: 'Stale rice' });
    const corn = await newProduct(manager, { name: 'Stale corn' });
    await addStock(
      manager,
      [rice, corn].map(({ productId }) => ({ productId, quantity: 50 })),
    );
    const order = await placeOrder(
      admin,
      [rice, corn].map(({ productId }) => ({ productId, quantity: 4 })),
      store.id,
    );

    await open(accounts.manager, `/in/order/edit?id=${order.orderId}`);
    const amount = (name: string) => page.getByRole('spinbutton', { name: `Quantity of ${name}` });
    await amount(rice.secondaryName).fill('9');
    const save = page.getByRole('button', { name: 'Save order' });
    await expect(save).toBeEnabled();
    const orderItemList = order.orderItems.map(({ orderItemId, productId }) => ({
      orderItemId,
      productId,
      quantity: 6,
    }));
    await admin.put('/order', { orderId: order.orderId, version: order.version, orderItemList });

    await expect(page.getByRole('alert').filter({ hasText: notice })).toBeVisible();
    await expect(save).toBeDisabled();
    await checkAccessibility();
    await page.getByRole('button', { name: 'Load the new version' }).click();
    await expect(page.getByRole('alert').filter({ hasText: notice })).toBeHidden();
    await expect(amount(corn.secondaryName)).toHaveValue('6');
    await expect(amount(rice.secondaryName)).toHaveValue('9');
    await save.click();
    await new OrderListPage(page).find(order.displayId);
    const { obj } = await manager.get<{ obj: typeof order }>(`/order?orderId=${order.orderId}`);
    expect(obj.orderItems.map(({ quantity }) => quantity)).toEqual([9, 6]);
  },
);

test('an order that was cancelled in the middle of its outbound cannot be sent out', async ({
  open,
  as,
  baseURL,
  page,
}) => {
  const admin = await as(accounts.admin);
  const ops = await as(accounts.ops);
  const store = await newStore(baseURL ?? '', admin);
  const ham = await newProduct(await as(accounts.manager), { name: 'Stale ham', hasWeight: 'Yes' });
  const [piece] = await addPieces(ops, ham.productId, [4.5]);
  const order = await placeOrder(admin, [{ productId: ham.productId, quantity: 1 }], store.id);
  await processOrder(ops, order);
  await open(accounts.ops, `/in/order/outbound?orderId=${order.orderId}&displayId=${order.displayId}&currentPage=1`);
  const outbound = new OutboundPage(page);
  await expect(outbound.submit).toBeDisabled();
  await outbound.scan(piece!.qrValue);
  await expect(outbound.submit).toBeEnabled();
  await admin.put(`/order/cancel?id=${order.orderId}`);
  const alert = page.getByRole('alert').filter({ hasText: notice });
  await expect(alert).toContainText('Cancelled');
  await expect(outbound.submit).toBeDisabled();
  await page.getByRole('button', { name: 'Load the new version' }).click();
  await expect(page).toHaveURL(/\/in\/order(\?|$)/);
});
