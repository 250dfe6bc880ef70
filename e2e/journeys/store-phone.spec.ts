import type { Order } from '@depot/contracts/orders';
import type { Locator } from '@playwright/test';
import { signIn } from '../commands/api.js';
import { addStock, newProduct } from '../commands/goods.js';
import { placeOrder } from '../commands/orders.js';
import { newStore } from '../commands/stores.js';
import { holdAnswers } from '../faults/heldAnswers.js';
import { phone } from '../fixtures/people.js';
import { accounts, expect, inGate, test } from '../fixtures/test.js';

test.use({ viewport: phone, hasTouch: true });

/** Counts the taps of a thumb. */
class Thumb {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }
}

/** A store that orders four of something, as it always does. */
async function regular(origin: string) {
  const admin = await signIn(origin, accounts.admin);
  const store = await newStore(origin, admin);
  const { productId, secondaryName } = await newProduct(admin, { name: 'Thyme' });
  await addStock(admin, [{ productId, quantity: 20 }]);
  const own = await signIn(origin, store);
  const { displayId } = await placeOrder(own, [{ productId, quantity: 4 }]);
  const newest = async () => (await own.get<{ list: Order[] }>('/order')).list[0];
  return { store, productId, secondaryName, displayId, newest };
}

test(
  'a store reads on its card what it ordered and where it is, and orders again in two taps',
  inGate,
  async ({ open, baseURL }) => {
    const { store, productId, secondaryName, displayId, newest } = await regular(baseURL ?? '');
    const page = await open(store, '/in/order');
    const card = page.locator('li[data-row-key]').filter({ has: page.getByText(`#${displayId}`, { exact: true }) });
    await expect(card).toContainText(secondaryName);
    await expect(card).toContainText('Waiting for the warehouse');
    await expect(page.getByRole('region', { name: 'Balance' })).toContainText('Nothing to pay');
    await expect(page.getByRole('button', { name: 'Excel' })).toHaveCount(0);
    const thumb = new Thumb();
    await thumb.tap(card.getByRole('button', { name: 'Order again' }));
    await expect(page.getByRole('heading', { name: 'Your order' })).toBeFocused();
    await thumb.tap(page.getByRole('button', { name: 'Place order' }));
    await expect(page.getByRole('heading', { name: /Order #\d+ is placed\./ })).toBeFocused();
    expect(thumb.taps).toBeLessThanOrEqual(2);
    expect((await newest())?.displayId).not.toBe(displayId);
    expect(await newest()).toMatchObject({ orderItems: [{ productId, quantity: 4 }] });
  },
);

test('a store orders its usual goods and one more, for its number, in no more than eight taps', async ({
  open,
  baseURL,
  checkAccessibility,
}) => {
  const { store, productId, secondaryName, newest } = await regular(baseURL ?? '');
  const page = await open(store, '/in/order');
  const thumb = new Thumb();
  await thumb.tap(page.getByRole('button', { name: 'New order' }));
  await thumb.tap(page.getByRole('button', { name: 'Add usual goods' }));
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await thumb.tap(page.getByRole('button', { name: `More of ${secondaryName}` }));
  await checkAccessibility();
  await thumb.tap(page.getByRole('button', { name: 'Review order' }));
  await thumb.tap(page.getByLabel('PO number'));
  await page.keyboard.type('PO-7');
  await checkAccessibility();
  await thumb.tap(page.getByRole('button', { name: 'Place order' }));
  await expect(page.getByText(/Order #\d+ is placed\./)).toBeVisible();
  expect(thumb.taps).toBeLessThanOrEqual(8);
  expect(await newest()).toMatchObject({ poNumber: 'PO-7', orderItems: [{ productId, quantity: 5 }] });
});

test('nothing that a thumb could be over moves when what a store usually orders comes late', async ({
  open,
  page,
  baseURL,
}) => {
  const { store, secondaryName } = await regular(baseURL ?? '');
  const release = await holdAnswers(page, '**/api/order/query');
  await open(store, '/in/order/new');
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeVisible();
  const more = page.getByRole('button', { name: `More of ${secondaryName}` });
  expect(await more.count()).toBe(0);
  release();
  await expect(page.getByRole('button', { name: 'Add usual goods' })).toBeVisible();
  await expect(more).toBeVisible();
});
