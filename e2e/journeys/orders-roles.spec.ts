import type { Order, OrderStatus } from '@depot/contracts/orders';
import type { Api } from '../commands/api.js';
import { addStock, newProduct } from '../commands/goods.js';
import { placeOrder, processOrder } from '../commands/orders.js';
import { type NewStore, newStore } from '../commands/stores.js';
import { accounts, expect, inGate, test } from '../fixtures/test.js';
import { OrderListPage } from '../pages/OrderListPage.js';
import { OutboundPage } from '../pages/OutboundPage.js';

/** Actions of a row beside printing: the button of the next step, and the menu. */
type Offer = readonly [step: string, ...menu: string[]];
const nothing: Offer = [''];
const change: Offer = ['', 'Edit', 'Order again', 'Cancel'];
const again: Offer = ['', 'Order again'];

/** From the specification: actions by role and status; a role that may order may also order again. */
const offers: Record<OrderStatus, Record<'admin' | 'manager' | 'ops' | 'store', Offer>> = {
  PENDING: {
    admin: ['Process', 'Edit', 'Order again', 'Cancel'],
    manager: ['Process', 'Edit', 'Cancel'],
    ops: ['Process'],
    store: change,
  },
  PROCESSING: {
    admin: ['Outbound', 'Edit', 'Order again', 'Cancel'],
    manager: ['Outbound', 'Edit', 'Cancel'],
    ops: ['Outbound'],
    store: again,
  },
  OUTBOUND: {
    admin: ['Complete Order', 'Confirm', 'Order again', 'Return', 'Cancel'],
    manager: ['Complete Order', 'Return', 'Cancel'],
    ops: ['', 'Return'],
    store: ['Confirm', 'Order again'],
  },
  DONE: {
    admin: ['Generate Invoice', 'Order again', 'Return', 'Cancel'],
    manager: ['Generate Invoice', 'Return', 'Cancel'],
    ops: ['Generate Invoice', 'Return'],
    store: again,
  },
  CANCELLED: { admin: ['Delete', 'Order again'], manager: ['Delete'], ops: nothing, store: again },
};

interface Shelf {
  store: NewStore;
  place: () => Promise<Order>;
}

/** Store and products of the journey, of which it orders one piece at a time. */
async function shelf(origin: string, admin: Api): Promise<Shelf> {
  const store = await newStore(origin, admin);
  const { productId } = await newProduct(admin, { name: 'Cup' });
  await addStock(admin, [{ productId, quantity: 20 }]);
  return { store, place: () => placeOrder(admin, [{ productId, quantity: 1 }], store.id) };
}

async function ship(admin: Api, order: Order): Promise<void> {
  await processOrder(admin, order);
  const nonWeightOrderItems = order.orderItems.map(({ productId, quantity }) => ({ productId, quantity }));
  await admin.post('/order/outbound', { orderId: order.orderId, inventoryList: [], nonWeightOrderItems });
}

/** Leads a new order to a status. */
const steps: Record<OrderStatus, (admin: Api, order: Order) => Promise<unknown>> = {
  PENDING: async () => undefined,
  PROCESSING: processOrder,
  OUTBOUND: ship,
  DONE: async (admin, order) => {
    await ship(admin, order);
    await admin.put(`/order/direct-complete?id=${order.orderId}`);
  },
  CANCELLED: (admin, order) => admin.put(`/order/cancel?id=${order.orderId}`),
};

test('everybody is offered what he may do with an order, and nothing else', inGate, async ({ as, baseURL, people }) => {
  const admin = await as(accounts.admin);
  const { store, place } = await shelf(baseURL ?? '', admin);
  const orders = new Map<OrderStatus, Order>();
  for (const [status, lead] of Object.entries(steps) as [OrderStatus, (typeof steps)[OrderStatus]][]) {
    const order = await place();
    await lead(admin, order);
    orders.set(status, order);
  }
  for (const role of ['admin', 'manager', 'ops', 'store'] as const) {
    const page = await people.arrive(role === 'store' ? store : accounts[role]);
    const list = new OrderListPage(page);
    await list.goto(role === 'store' ? '' : `?stores=${store.id}`);
    for (const [status, { displayId }] of orders) {
      await expect(list.row(displayId)).toBeVisible();
      expect({ role, status, offer: await list.offer(displayId) }).toEqual({
        role,
        status,
        offer: offers[status][role],
      });
    }
    await page.context().close();
  }
  expect(people.errors).toEqual([]);
});

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
    await new OutboundPage(page).submitUnconfirmed();
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

test('a store fills a new order from its template; what is gone since is skipped with a notice', async ({
  open,
  as,
  baseURL,
  page,
}) => {
  const manager = await as(accounts.manager);
  const store = await newStore(baseURL ?? '', await as(accounts.admin));
  const [oats, rye] = [await newProduct(manager, { name: 'Oats' }), await newProduct(manager, { name: 'Rye' })];
  await addStock(manager, [{ productId: oats.productId, quantity: 9 }]);
  const orderItems = [oats, rye].map(({ productId }) => ({ productId, quantity: 3 }));
  await (
    await as(store)
  ).post('/order-template', { name: 'Breakfast', subWarehouseId: oats.subWarehouse.id, orderItems });
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
