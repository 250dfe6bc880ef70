import { addStock, newProduct } from '../commands/goods.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { chooseByKeys } from '../pages/chooseByKeys.js';
import { NewOrderPage } from '../pages/NewOrderPage.js';
import { OrderListPage } from '../pages/OrderListPage.js';
import { OutboundPage } from '../pages/OutboundPage.js';

test('the office takes an order by phone and brings it to its invoice by the one strong button of its page', async ({
  open,
  as,
  baseURL,
  page,
  checkAccessibility,
}) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const { productId, secondaryName } = await newProduct(admin, { name: 'Sage' });
  await addStock(admin, [{ productId, quantity: 20 }]);
  const main = page.getByRole('main');
  const next = (name: string) => main.getByRole('button', { name, exact: true });

  await open(accounts.admin, '/in/order/new');
  const form = new NewOrderPage(page);
  await chooseByKeys(page.getByRole('combobox', { name: 'Store' }), store.name);
  await form.search(secondaryName);
  await form.amount(secondaryName).fill('2');
  await form.review.click();
  await form.place.click();
  const placed = await page.getByText(/Order #\d+ is placed\./).textContent();
  const displayId = Number(/\d+/.exec(placed ?? '')?.[0]);

  const row = await new OrderListPage(page).find(displayId);
  await row.getByRole('link', { name: String(displayId) }).click();
  await expect(page).toHaveURL(/\/in\/order\/edit\?id=\d+$/);
  const place = page.url();
  await expect(main.getByText('Placed', { exact: true })).toBeVisible();
  await checkAccessibility();

  await next('Process').click();
  await page.getByRole('button', { name: 'Process order' }).click();
  await expect(page).toHaveURL(place);
  await expect(main.getByText('Processed', { exact: true })).toBeVisible();

  await next('Outbound').click();
  await page.getByRole('checkbox', { name: `Packed: ${secondaryName}` }).check();
  await new OutboundPage(page).submit.click();
  await expect(page.getByText('Order outbound success.')).toBeVisible();
  await expect(page).toHaveURL(place);

  await next('Complete Order').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete order' }).click();
  await expect(page.getByText(`Order #${displayId} is done.`)).toBeVisible();

  await next('Generate Invoice').click();
  await expect(page).toHaveURL(/\/in\/order\/invoice\?/);
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  await expect(page).toHaveURL(place);
  await expect(main.getByText('Open', { exact: true })).toBeVisible();
  await expect(next('Invoice')).toBeVisible();
  await checkAccessibility();
});

test('the manager sees in the morning what waits, and goes to it', async ({ open, page, checkAccessibility }) => {
  await open(accounts.manager, '/in/dashboard');
  const waits = page.getByRole('navigation', { name: 'What waits' });
  await expect(waits.getByRole('link', { name: /\d+\s*to process/ })).toBeVisible();
  await checkAccessibility();
  await waits.getByRole('link', { name: /unpaid/ }).click();
  await expect(page).toHaveURL(/\/in\/order\?payment=unpaid$/);
  await expect(page.getByRole('checkbox', { name: 'Unpaid' })).toBeChecked();
});
