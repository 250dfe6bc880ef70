import { newProduct } from '../commands/goods.js';
import { placeOrder, processOrder } from '../commands/orders.js';
import { addPieces } from '../commands/pieces.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, inGate, test } from '../fixtures/test.js';
import { OutboundPage } from '../pages/OutboundPage.js';

test(
  'pieces come back by label and by weight and are credited',
  inGate,
  async ({ open, as, baseURL, page, checkAccessibility }) => {
    const admin = await as(accounts.admin);
    const store = await newStore(baseURL ?? '', admin);
    const { productId, secondaryName } = await newProduct(admin, { name: 'Beef', hasWeight: 'Yes' });
    const pieces = await addPieces(admin, productId, [6.5, 7.25]);
    const order = await placeOrder(admin, [{ productId, quantity: 2 }], store.id);
    await processOrder(admin, order);
    await admin.post('/order/outbound', {
      orderId: order.orderId,
      inventoryList: pieces.map(({ inventoryId }) => inventoryId),
      nonWeightOrderItems: [],
    });

    await open(accounts.ops, '/in/return/new');
    await page.getByRole('textbox', { name: 'Order number' }).fill(String(order.displayId));
    await page
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: String(order.displayId), exact: true }) })
      .getByRole('button', { name: 'Choose' })
      .click();
    await expect(page.getByRole('button', { name: 'Create return' })).toBeDisabled();
    await new OutboundPage(page).scan(pieces[0]!.qrValue);
    await expect(page.getByRole('spinbutton', { name: 'Return weight, row 1' })).toHaveValue('6.50');
    await page.getByRole('button', { name: 'Add Same Inventory' }).click();
    await page.getByRole('spinbutton', { name: 'Return weight, row 2' }).fill('9');
    await expect(page.getByRole('alert')).toHaveText('*Please review unavailable weight(s)');
    await page.getByRole('spinbutton', { name: 'Return weight, row 2' }).fill('7.25');
    await checkAccessibility();
    await page.getByRole('button', { name: 'Create return' }).click();

    await expect(page.getByText(/Return #\d+ is recorded, invoice RI\d+\./)).toBeVisible();
    await page.getByRole('textbox', { name: 'Number of return or order' }).fill(String(order.displayId));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/in/return\\?number=${order.displayId}$`));
    await page.reload();
    const row = page.locator('tr[data-row-key]').filter({ hasText: `#${order.displayId}` });
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: /^RI/ }).click();
    await expect(page.getByRole('dialog')).toContainText('RETURN INVOICE');
    await expect(page.getByRole('dialog')).toContainText('$137.50'); // 13.75 lb at $10
    const { list } = await admin.get<{ list: unknown[] }>(`/inventory?productId=${productId}&available=true`);
    expect(list).toHaveLength(2);
    expect(secondaryName).toContain('Beef');
  },
);
