import type { Locator } from '@playwright/test';
import { addStock, newProduct } from '../commands/goods.js';
import { sell } from '../commands/invoices.js';
import { newStore } from '../commands/stores.js';
import { holdAnswers } from '../faults/heldAnswers.js';
import { phone } from '../fixtures/people.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { NewOrderPage } from '../pages/NewOrderPage.js';
import { movedSince, notePlaces } from '../pages/places.js';
import { SalesReportPage } from '../pages/SalesReportPage.js';

async function placeOf(target: Locator) {
  const { x, y } = (await target.boundingBox()) ?? {};
  expect(y).toBeDefined();
  return { x, y };
}

for (const [size, viewport] of Object.entries({ 'a desk': { width: 1440, height: 900 }, 'a phone': phone })) {
  test.describe(`at ${size}`, () => {
    test.use({ viewport });

    test('the notice about credit moves no field that is typed in, and not the way on', async ({
      open,
      as,
      baseURL,
      page,
    }) => {
      const admin = await as(accounts.admin);
      const store = await newStore(baseURL ?? '', admin);
      const { productId, secondaryName } = await newProduct(admin, { name: 'Saffron' });
      await addStock(admin, [{ productId, quantity: 9 }]);
      const credit = { policy: 'STOP', limit: 50, owed: 45, openOrders: 0 };
      const release = await holdAnswers(page, '**/api/order/credit*', (route) =>
        route.fulfill({ json: { obj: credit } }),
      );
      await open(store, '/in/order/new');
      const order = new NewOrderPage(page);
      if (viewport === phone) await page.getByRole('textbox', { name: 'Search products' }).fill(secondaryName);
      else await order.search(secondaryName);
      await order.amount(secondaryName).fill('3');
      const [field, way] = [await placeOf(order.amount(secondaryName)), await placeOf(order.review)];
      release();
      await expect(page.getByRole('alert')).toContainText('Limit $50.00, owed $45.00');
      await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
      expect(await placeOf(order.amount(secondaryName))).toEqual(field);
      expect(await placeOf(order.review)).toEqual(way);
    });

    test('the moment of a report that comes from a replica moves no row', async ({ open, as, baseURL, page }) => {
      const admin = await as(accounts.admin);
      const store = await newStore(baseURL ?? '', admin);
      await sell(admin, store.id);
      await open(accounts.manager, SalesReportPage.path);
      const report = new SalesReportPage(page);
      await report.search.fill(store.name);
      await expect(page).toHaveURL(/[?&]filter=/);
      const customer = page.getByRole('link', { name: store.name });
      await expect(customer).toBeVisible();
      if (viewport === phone) await page.getByRole('button', { name: 'Filter' }).click();
      const release = await holdAnswers(page, '**/api/report/sales', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), 'x-as-of': new Date().toISOString() } });
      });
      await report.choose('This Year');
      const before = await placeOf(customer);
      release();
      await expect(page.getByText(/^As of /)).toBeVisible();
      expect(await placeOf(customer)).toEqual(before);
    });
  });
}

test('the filters of the orders move nothing however late their code comes', async ({ open, page }) => {
  const code = /\/remotes\/mf-orders\/[^?]*FilterFields[^/]*\.js/;
  const release = await holdAnswers(page, code);
  const asked = page.waitForRequest(code);
  await open(accounts.admin, '/in/order');
  await asked;
  await notePlaces(page);
  release();
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible();
  expect(await movedSince(page)).toEqual([]);
});

test('the buttons of a price correction stay where they are when its invoices arrive', async ({
  open,
  as,
  baseURL,
  page,
}) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const { order } = await sell(admin, store.id);
  const productId = order.orderItems[0]?.productId;
  const release = await holdAnswers(page, '**/api/correction/sync-up-invoice-item-rates');
  await open(accounts.admin, `/in/settings/product/edit?id=${productId}&page=1`);
  await page.getByLabel('Price', { exact: true }).fill('13');
  await page.getByRole('button', { name: 'Save product' }).click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  const keep = dialog.getByRole('button', { name: 'Keep invoices' });
  await expect(keep).toBeVisible();
  const before = await placeOf(keep);
  release();
  await expect(dialog.getByText('1 invoice will change:')).toBeVisible();
  expect((await placeOf(keep)).y).toEqual(before.y);
});
