import type { Order } from '@depot/contracts/orders';
import { addStock, newGtin, newProduct } from '../commands/goods.js';
import { addPieces } from '../commands/pieces.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { Palette } from '../pages/Palette.js';

test('an admin goes by keys to a screen, an order, its invoice and a product', async ({
  open,
  as,
  baseURL,
  checkAccessibility,
}) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const product = await newProduct(admin, { name: 'Palette goods' });
  await addStock(admin, [{ productId: product.productId, quantity: 3 }]);
  const line = { productId: product.productId, quantity: 1, rate: 2 };
  const { obj: order } = await admin.post<{ obj: Order }>('/order/manual', {
    storeId: store.id,
    time: Date.now(),
    orderItems: [line],
  });
  const { obj: invoice } = await admin.post<{ obj: { invoiceId: string } }>('/invoice', { orderId: order.orderId });

  const page = await open(accounts.admin, '/in/order');
  const palette = new Palette(page);
  await expect(page.getByRole('button', { name: 'Search Ctrl K' })).toBeVisible();
  // its first opening loses no key
  await page.keyboard.press('Control+k');
  await page.keyboard.type('delivery');
  await expect(palette.field).toHaveValue('delivery');
  await expect(palette.option(/^Delivery Receipt/).first()).toHaveAttribute('aria-selected', 'true');
  await checkAccessibility();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/in\/delivery-receipt$/);

  await palette.open();
  await palette.type(String(order.displayId));
  await palette.option(`Order #${order.displayId}`).first().click();
  await expect(page).toHaveURL(new RegExp(`/in/order/edit\\?id=${order.orderId}$`));

  await palette.open();
  await palette.type(invoice.invoiceId);
  await palette.option(`Invoice ${invoice.invoiceId}`).first().click();
  await expect(page.getByRole('dialog').getByText(invoice.invoiceId).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await palette.open();
  await palette.type(store.name);
  await palette.option(`New order for ${store.name}`).click();
  await expect(page.getByText(store.name).first()).toBeVisible();
  await expect(page).toHaveURL(/\/in\/order\/new$/);

  await palette.open();
  await palette.type(product.secondaryName);
  await palette.option(product.secondaryName).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/in/settings/product/edit\\?id=${product.productId}&page=1$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // the last opened item comes first the next time, and Escape restores the focus
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.focus();
  await palette.open();
  await expect(palette.option(product.secondaryName)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(palette.field).toHaveCount(0);
  await expect(name).toBeFocused();
});

test('a scan into the search opens the piece, the product by its case, and the order of a pick list', async ({
  open,
  as,
  baseURL,
}) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const product = await newProduct(admin, { name: 'Scanned goods', hasWeight: 'Yes' });
  const gtin = await newGtin(admin, product);
  const [piece] = await addPieces(admin, product.productId, [4.12]);
  if (!piece) throw new Error('There is no piece.');
  const { obj: order } = await admin.post<{ obj: Order }>('/order', {
    storeId: store.id,
    orderItems: [{ productId: product.productId, quantity: 1 }],
  });

  const page = await open(accounts.admin, '/in/dashboard');
  const palette = new Palette(page);
  await palette.open();
  await palette.scan(piece.qrValue);
  await expect(page).toHaveURL(
    new RegExp(`/in/inventory/details\\?pid=${product.productId}&unit=${piece.inventoryId}$`),
  );
  await expect(page.getByText(piece.qrValue)).toBeVisible();

  // with a slow scanner, above a page that handles scans itself
  await page.goto('/in/inventory/new');
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await palette.open();
  await palette.scan(`01${gtin}3202000412`, 90);
  await expect(page).toHaveURL(new RegExp(`/in/settings/product/edit\\?id=${product.productId}&page=1$`));
  await expect(page.getByRole('heading', { name: product.secondaryName })).toBeVisible();

  await palette.open();
  await palette.scan(`${baseURL}/in/order/edit?id=${order.orderId}`);
  await expect(page).toHaveURL(new RegExp(`/in/order/edit\\?id=${order.orderId}$`));

  await palette.open();
  await palette.scan('0'.repeat(16));
  await expect(page.getByText('Nothing found.')).toBeVisible();
});

test('a store finds by the button on its phone what is its own, and nothing else', async ({ open, as, baseURL }) => {
  const admin = await as(accounts.admin);
  const [store, other] = [await newStore(baseURL ?? '', admin), await newStore(baseURL ?? '', admin)];
  const product = await newProduct(admin, { name: 'Hidden goods' });
  await admin.put('/user-product/user', { userId: store.id, productIds: [] });
  const page = await open(store, '/in/order');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Search' }).click();
  const palette = new Palette(page);
  await expect(palette.option('Addresses Account')).toBeVisible();
  await expect(palette.option(/Admin|Inventory|User/)).toHaveCount(0);
  for (const hidden of [product.secondaryName, other.name]) {
    await palette.type(hidden);
    await expect(page.getByText('Nothing found.')).toBeVisible();
  }
});
