import { addStock, newProduct } from '../commands/goods.js';
import { sell } from '../commands/invoices.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { InvoicesPage } from '../pages/InvoicesPage.js';
import { SettingsPages } from '../pages/SettingsPages.js';

test('a manager gives a product its picture, which its store sees on the card', async ({
  open,
  as,
  baseURL,
  browser,
  checkAccessibility,
}) => {
  const manager = await as(accounts.manager);
  const store = await newStore(baseURL ?? '', await as(accounts.admin));
  const product = await newProduct(manager, { name: 'Pictured cheese' });
  await addStock(manager, [{ productId: product.productId, quantity: 5 }]);
  const page = await open(accounts.manager, `/in/settings/product/edit?id=${product.productId}&page=1`);
  const settings = new SettingsPages(page);
  const picture = page.getByRole('img', { name: 'Picture of the product' });
  const file = page.locator('input[type=file]');

  await expect(settings.button('Choose picture')).toBeVisible();
  await file.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('GIF89a is no photo') });
  await expect(settings.dialog).toContainText('File validation');
  await expect(settings.dialog).toContainText('File type is incorrect!');
  await settings.dialog.getByRole('button').click();

  await file.setInputFiles({
    name: 'photo.txt',
    mimeType: 'text/plain',
    buffer: await page.screenshot({ type: 'jpeg' }),
  });
  await settings.said('Picture saved.');
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await checkAccessibility();

  const shop = await (await browser.newContext({ baseURL })).newPage();
  const { token } = await as(store);
  await (await as(store)).put('/preference', { orderProductView: 'CARD' });
  await shop.addInitScript((value) => localStorage.setItem('jwttoken', value), token);
  await shop.goto(`/in/order/new?search=${encodeURIComponent(product.secondaryName)}`);
  const card = shop.getByRole('listitem').filter({ hasText: product.secondaryName });
  await expect(card.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await shop.context().close();

  await settings.button('Remove picture').click();
  await expect(settings.dialog).toContainText(`Remove the picture of "${product.secondaryName}"?`);
  await settings.dialog.getByRole('button', { name: 'Remove picture' }).click();
  await settings.said('Picture removed.');
  await expect(picture).toHaveCount(0);
});

test('the logo of the company stands on invoices, those that were made before a change included', async ({
  open,
  as,
  baseURL,
  checkAccessibility,
}) => {
  const manager = await as(accounts.manager);
  const store = await newStore(baseURL ?? '', await as(accounts.admin));
  const page = await open(accounts.manager, '/in/settings/company');
  const settings = new SettingsPages(page);
  const logo = page.getByRole('img', { name: 'Logo of the company' });

  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 80 } });
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await settings.said('Logo saved.');
  await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
  await checkAccessibility();
  const { invoice } = await sell(manager, store.id);
  await settings.button('Remove logo').click();
  await settings.dialog.getByRole('button', { name: 'Remove logo' }).click();
  await settings.said('Logo removed.');
  await expect(logo).toHaveCount(0);

  const invoices = new InvoicesPage(page);
  await invoices.goto(store.id);
  await invoices.view(invoice.invoiceId);
  await expect(invoices.viewer.locator('.sheet .logo')).not.toHaveJSProperty('naturalWidth', 0);
});
