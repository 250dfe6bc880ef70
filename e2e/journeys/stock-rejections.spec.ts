import type { DeliveryReceipt } from '@depot/contracts/inbound';
import type { Page } from '@playwright/test';
import { newProduct } from '../commands/goods.js';
import { accounts, expect, inGate, test } from '../fixtures/test.js';
import { GoodsForm } from '../pages/GoodsForm.js';

/** Fills the only box of the delivery, up to its confirmation. */
async function toConfirmation(page: Page, deliveryReceiptId: number, boxName: string, pieces: string): Promise<void> {
  await page.goto(`/in/inbound?deliveryReceiptId=${deliveryReceiptId}`);
  await page.getByRole('textbox', { name: /^Name on box/ }).fill(boxName);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const form = new GoodsForm(page);
  await form.quantity(1).fill(pieces);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await form.button('Confirm inbound').click();
}

test('two people receive one delivery: it comes in once, and the other is told why', async ({ open, as, people }) => {
  const manager = await as(accounts.manager);
  const { productId } = await newProduct(manager, { name: 'Dates' });
  const { obj: delivery } = await manager.post<{ obj: DeliveryReceipt }>('/delivery-receipt', {
    deliveryReceiptItems: [{ productId, quantity: 1 }],
    estimateArrivalTime: Date.now(),
  });
  const first = await open(accounts.ops, '/in/delivery-receipt');
  const second = await people.arrive(accounts.manager);
  await toConfirmation(first, delivery.id, 'DATES', '10');
  await toConfirmation(second, delivery.id, 'DATTELN', '12');
  const confirm = (page: Page) =>
    page.getByRole('dialog').last().getByRole('button', { name: 'Confirm inbound' }).click();
  await confirm(first);
  await expect(first.locator('.qr-block')).toHaveCount(1);
  await confirm(second);
  await expect(second.getByRole('dialog').last()).toContainText('no longer new');
  await second.getByRole('dialog').last().getByRole('button').last().click();
  await expect(second).toHaveURL(/\/in\/delivery-receipt$/);
  const { list } = await manager.get<{ list: { quantity: number }[] }>(`/inventory/history?pid=${productId}`);
  expect(list.map(({ quantity }) => quantity)).toEqual([10]);
});

test(
  'a picture is no stock list, and a list with mistakes names them before anything comes in',
  inGate,
  async ({ open, as }) => {
    const { code, secondaryName } = await newProduct(await as(accounts.manager), { name: 'Figs' });
    const page = await open(accounts.manager, '/in/admin/imports');
    await expect(page).toHaveURL(/\/in\/settings\/imports$/);
    await page.getByRole('combobox', { name: 'Content' }).click();
    await page.getByTitle('Opening stock').filter({ visible: true }).last().click();
    const choose = (name: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
    await choose('stock.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('File validation');
    await expect(dialog).toContainText('File type is incorrect!');
    await dialog.getByRole('button').last().click();
    await choose('stock.csv', Buffer.from(`Product,Quantity\n${code || secondaryName},=2*3\n`));
    await page.getByRole('button', { name: 'Check only' }).click();
    const latest = page.getByRole('row', { name: 'stock.csv' }).first();
    await expect(latest).toContainText('Refused, nothing changed');
    await expect(page.getByRole('status').getByText(/Line 2, Quantity:/i)).toBeVisible();
    await latest.getByRole('button').first().click();
    await expect(page.getByRole('cell', { name: /Line 2, Quantity:/i })).toBeVisible();
  },
);
