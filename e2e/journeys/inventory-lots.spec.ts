import { newProduct } from '../commands/goods.js';
import { placeOrder, processOrder } from '../commands/orders.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { OutboundPage } from '../pages/OutboundPage.js';

/** The day that many days from now, as a date field has it. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('goods that expire first are picked first, and a lot is found again at every store that got it', async ({
  open,
  as,
  baseURL,
  checkAccessibility,
}) => {
  const ops = await as(accounts.ops);
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const { productId, secondaryName } = await newProduct(await as(accounts.manager), { name: 'Yoghurt' });
  const lot = `L${productId}`;
  const inventoryList = [
    { productId, quantity: 40, lot: `${lot}-B`, expiry: dayIn(300) },
    { productId, quantity: 12, lot: `${lot}-A`, expiry: dayIn(5) },
  ];
  await ops.post('/inventory', { inventoryList });
  const order = await placeOrder(admin, [{ productId, quantity: 15 }], store.id);
  await processOrder(ops, order);

  const page = await open(accounts.ops, '/in/dashboard');
  await page.getByRole('combobox', { name: 'Within' }).click();
  await page.getByTitle('7 days', { exact: true }).click();
  await expect(page.getByRole('row', { name: secondaryName })).toContainText(`${lot}-A`);
  await checkAccessibility();
  await page.getByRole('row', { name: secondaryName }).getByRole('link').click();
  await expect(page.getByRole('row', { name: `${lot}-A` })).toBeVisible();

  await page.goto(`/in/order/outbound?orderId=${order.orderId}&displayId=${order.displayId}&currentPage=1`);
  const hints = page.getByRole('list', { name: `What to take first of ${secondaryName}` });
  await expect(hints.getByRole('listitem')).toHaveText([new RegExp(`12.*${lot}-A`), new RegExp(`3.*${lot}-B`)]);
  await checkAccessibility();
  await new OutboundPage(page).submitUnconfirmed(secondaryName);
  await expect(page).toHaveURL(/\/in\/order/);

  await page.goto('/in/inventory');
  await page.getByRole('button', { name: 'Tasks' }).click();
  await page.getByRole('menuitem', { name: 'Recall' }).click();
  await page.getByRole('combobox', { name: 'Product' }).fill(secondaryName);
  await page.getByTitle(secondaryName).filter({ visible: true }).last().click();
  await page.getByRole('combobox', { name: 'Lot' }).click();
  await page.getByTitle(`${lot}-A`).filter({ visible: true }).last().click();
  const row = page.getByRole('row', { name: `#${order.displayId}` });
  await expect(row).toContainText('12');
  await expect(page).toHaveURL(new RegExp(`lot=${lot}-A`));
  await checkAccessibility();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  expect((await saved).suggestedFilename()).toBe(`Recall of lot ${lot}-A.xlsx`);
});
