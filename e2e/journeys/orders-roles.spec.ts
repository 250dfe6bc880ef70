import type { Order } from '@depot/contracts/orders';
import type { Api } from '../commands/api.js';
import { addStock, newProduct } from '../commands/goods.js';
import { placeOrder } from '../commands/orders.js';
import { newStore, type NewStore } from '../commands/stores.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { OrderListPage } from '../pages/OrderListPage.js';
import { OutboundPage } from '../pages/OutboundPage.js';

interface Shelf {
  store: NewStore;
  place: () => Promise<Order>;
}

/** A store of its own, and goods of its own that it orders one piece of at a time. */
async function shelf(origin: string, admin: Api): Promise<Shelf> {
  const store = await newStore(origin, admin);
  const { productId } = await newProduct(admin, { name: 'Cup' });
  await addStock(admin, [{ productId, quantity: 20 }]);
  return { store, place: () => placeOrder(admin, [{ productId, quantity: 1 }], store.id) };
}

for (const role of ['admin', 'manager'] as const)
  test(`${role} leads an order through every status from the list`, async ({ open, as, baseURL, page }) => {
    const { place } = await shelf(baseURL ?? '', await as(accounts.admin));
    const { displayId } = await place();
    await open(accounts[role], '/in/order');
    const list = new OrderListPage(page);
    const row = await list.find(displayId);
    await row.getByRole('button', { name: 'Process' }).click();
    await page.getByRole('button', { name: 'Process order' }).click();
    await list.expectStatus(displayId, 'Processing');
    await row.getByRole('button', { name: 'Outbound' }).click();
    await new OutboundPage(page).submit.click();
    await list.expectStatus(displayId, 'Outbound');
    await row.getByRole('button', { name: 'Complete Order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Complete order' }).click();
    await list.expectStatus(displayId, 'Done');
    await list.choose(displayId, 'Cancel');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await list.expectStatus(displayId, 'Cancelled');
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete order' }).click();
    await expect(list.row(displayId)).toHaveCount(0);
  });

test('a store calls its own order off while it is pending', async ({ open, as, baseURL, page }) => {
  const { store, place } = await shelf(baseURL ?? '', await as(accounts.admin));
  const { displayId } = await place();
  await open(store, '/in/order');
  const list = new OrderListPage(page);
  await list.choose(displayId, 'Cancel');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Do you want to cancel order #${displayId}`);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await list.expectStatus(displayId, 'Cancelled');
});

test('a store fills a new order from its template; what is gone since is skipped with a notice', async ({ open, as, baseURL, page }) => {
  const manager = await as(accounts.manager);
  const store = await newStore(baseURL ?? '', await as(accounts.admin));
  const [oats, rye] = [await newProduct(manager, { name: 'Oats' }), await newProduct(manager, { name: 'Rye' })];
  await addStock(manager, [{ productId: oats.productId, quantity: 9 }]);
  const orderItems = [oats, rye].map(({ productId }) => ({ productId, quantity: 3 }));
  await (await as(store)).post('/order-template', { name: 'Breakfast', subWarehouseId: oats.subWarehouse.id, orderItems });
  await manager.delete(`/product?id=${rye.productId}`);
  await open(store, '/in/order/new');
  await page.getByRole('button', { name: 'From a template' }).click();
  await page.getByRole('menuitem', { name: 'Breakfast' }).click();
  await expect(page.getByText(new RegExp(rye.secondaryName))).toBeVisible();
  await page.getByRole('button', { name: 'Review order' }).click();
  await expect(page.getByRole('row', { name: new RegExp(oats.secondaryName) })).toContainText('$30.00');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText(/Order #\d+ is placed\./)).toBeVisible();
});
