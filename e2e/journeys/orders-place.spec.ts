import { addStock, newProduct } from '../commands/goods.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, inGate, test } from '../fixtures/test.js';
import { OrderListPage } from '../pages/OrderListPage.js';

test(
  'a store orders from the cards, looks the order over and places it',
  inGate,
  async ({ open, as, baseURL, page, checkAccessibility }) => {
    const manager = await as(accounts.manager);
    const tea = await newProduct(manager, { name: 'Tea' });
    await addStock(manager, [{ productId: tea.productId, quantity: 5 }]);
    const store = await newStore(baseURL ?? '', await as(accounts.admin));
    await open(store, '/in/order');
    await page.getByRole('button', { name: 'New order' }).click();
    await page.getByText('Cards', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Search products' }).fill(tea.secondaryName);
    await expect(page.getByText('5 available', { exact: true })).toBeVisible();
    await page.getByRole('spinbutton', { name: `Quantity of ${tea.secondaryName}` }).fill('3');
    await checkAccessibility();

    await page.reload(); // the draft is stored
    await expect(page.getByText('Your draft is back.')).toBeVisible();
    await page.getByRole('button', { name: 'Review order' }).click();
    await expect(page.getByRole('row', { name: new RegExp(tea.secondaryName) })).toContainText('$30.00');
    await page.getByRole('button', { name: 'Place order' }).click();

    await expect(page.getByText(/Order #\d+ is placed\./)).toBeVisible();
    await page.getByRole('button', { name: 'Your orders' }).click();
    await expect(page).toHaveURL(/\/in\/order$/);
    const row = page.locator('tr[data-row-key]').first();
    await expect(row).toContainText('Pending');
    await row.getByRole('button', { name: /Details/ }).click();
    await expect(page.getByRole('cell', { name: tea.secondaryName, exact: true })).toBeVisible();
  },
);

test('an order that stock cannot meet names the product and marks its line', async ({ open, as, baseURL, page }) => {
  const manager = await as(accounts.manager);
  const rice = await newProduct(manager, { name: 'Rice' });
  await addStock(manager, [{ productId: rice.productId, quantity: 4 }]);
  const admin = await as(accounts.admin);
  const first = await newStore(baseURL ?? '', admin);
  const second = await newStore(baseURL ?? '', admin);
  await open(first, '/in/order/new');
  await page.getByText('Cards', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Search products' }).fill(rice.secondaryName);
  const amount = page.getByRole('spinbutton', { name: `Quantity of ${rice.secondaryName}` });
  // an amount above the stock is reported, and neither reduced nor omitted
  await amount.fill('9');
  await expect(page.getByText('9 wanted, only 4 available')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review order' })).toBeDisabled();
  await page.getByRole('button', { name: 'Take 4' }).click();
  await expect(amount).toHaveValue('4');
  await page.getByRole('button', { name: 'Review order' }).click();
  await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();

  // another store orders three of them in the meantime
  const other = await as(second);
  await other.post('/order', { orderItems: [{ productId: rice.productId, quantity: 3 }] });
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is not enough in stock' })).toContainText(
    `${rice.secondaryName}: 4 wanted, 1 available`,
  );
  await amount.fill('1');
  await page.getByRole('button', { name: 'Review order' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText(/Order #\d+ is placed\./)).toBeVisible();
});

test('a reader of a store sees its orders and can only print them', async ({ open, page }) => {
  await open(accounts.viewer, '/in/order');
  const row = page.locator('tr[data-row-key]').first();
  await expect(row).toBeVisible();
  await expect(page.getByRole('button', { name: 'New order' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /More for order/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Print order/ }).first()).toBeVisible();
  await new OrderListPage(page).goto('/new');
  await expect(page).not.toHaveURL(/order\/new/);
});
