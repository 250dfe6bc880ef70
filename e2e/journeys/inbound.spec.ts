import type { DeliveryReceipt } from '@depot/contracts/inbound';
import type { Api } from '../commands/api.js';
import { newProduct } from '../commands/goods.js';
import { accounts, expect, inGate, test } from '../fixtures/test.js';
import { GoodsForm } from '../pages/GoodsForm.js';

/** The delivery receipt that names the product. */
async function receiptOf(api: Api, productId: number): Promise<DeliveryReceipt> {
  const { list } = await api.get<{ list: DeliveryReceipt[] }>('/delivery-receipt');
  const receipt = list.find(({ deliveryReceiptItems }) =>
    deliveryReceiptItems.some((item) => item.productId === productId),
  );
  if (!receipt) throw new Error(`No delivery receipt names product ${productId}.`);
  return receipt;
}

test(
  'a delivery is announced, received box by box, and its labels printed',
  inGate,
  async ({ open, as, checkAccessibility }) => {
    const manager = await as(accounts.manager);
    const cheese = await newProduct(manager, { hasWeight: 'Yes', name: 'Comté' });
    const tea = await newProduct(manager, { name: 'Oolong' });
    const page = await open(accounts.ops, '/in/delivery-receipt/new');
    const form = new GoodsForm(page);
    const create = form.button('Create delivery receipt');
    await expect(create).toBeDisabled();
    await page.getByLabel('Estimated arrival').fill('2027-03-04T14:30');
    const choose = async (row: number, name: string) => {
      await page.getByRole('combobox', { name: `Product, row ${row}` }).fill(name);
      await page.getByTitle(name).filter({ visible: true }).last().click();
    };
    await choose(1, cheese.secondaryName);
    await page.getByRole('spinbutton', { name: 'Quantity, row 1' }).fill('2');
    await form.button('Add product').click();
    await expect(create).toBeDisabled();
    await choose(2, tea.secondaryName);
    await page.getByRole('spinbutton', { name: 'Quantity, row 2' }).fill('2');
    await checkAccessibility();
    await create.click();
    await expect(form.dialog).toContainText('Delivery Receipt created!');
    await form.dialog.getByRole('button').click();

    await expect(page).toHaveURL(/\/in\/delivery-receipt$/);
    const announced = await receiptOf(manager, tea.productId);
    await page.locator(`[data-row-key="${announced.id}"]`).getByRole('button', { name: 'Inbound' }).click();
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect(next).toBeDisabled();
    await page.getByRole('textbox', { name: `Name on box of ${cheese.secondaryName}` }).fill('COMTE');
    await page.getByRole('textbox', { name: `Name on box of ${tea.secondaryName}` }).fill('TEA');
    await next.click();

    await expect(page.getByText('0 of 4 boxes filled')).toBeVisible();
    await expect(next).toBeDisabled();
    await form.weight(1).fill('35.5');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Box 2 of 2' })).toBeVisible();
    await page.getByRole('switch', { name: 'Box has arrived' }).click();
    await expect(page.getByText('Missing: nothing from this box will be received.')).toBeVisible();
    await next.click();
    await form.quantity(1).fill('24');
    await form.button('Same for the boxes that follow').click();
    await next.click(); // all boxes are filled, also the one that follows
    await expect(page.getByRole('heading', { name: 'Confirmation' })).toBeFocused();
    await expect(page.getByText('Nothing is booked yet.')).toBeVisible();
    await expect(page.getByText('1 of 2 boxes')).toBeVisible();
    await expect(page.getByText('48 pieces')).toBeVisible();
    await checkAccessibility();
    await form.button('Confirm inbound').click();
    await form.dialog.getByRole('button', { name: 'Confirm inbound' }).click();

    await expect(page.getByRole('heading', { name: 'Print QR Code' })).toBeFocused();
    await expect(page.locator('.qr-block')).toHaveCount(3);
    await expect(page.locator('.qr-block').first()).toContainText('35.50 lb');
    await page.getByRole('button', { name: 'DONE', exact: true }).click();
    await expect(form.dialog).toContainText('Are you sure you finished Inbound?');
    await form.dialog.getByRole('button', { name: 'Finish Inbound' }).click();
    await expect(page).toHaveURL(/\/in\/delivery-receipt$/);

    const own = await receiptOf(manager, tea.productId);
    expect(own).toMatchObject({ status: 'COMPLETED', estimateArrivalTime: Date.parse('2027-03-04T14:30-05:00') });
    await page.goto(`/in/inbound?deliveryReceiptId=${own.id}`);
    await expect(page).toHaveURL(/\/in\/delivery-receipt$/);
  },
);

test('a delivery that will not come is called off', async ({ open, as }) => {
  const manager = await as(accounts.manager);
  const { productId } = await newProduct(manager);
  const { obj } = await manager.post<{ obj: DeliveryReceipt }>('/delivery-receipt', {
    deliveryReceiptItems: [{ productId, quantity: 1 }],
    estimateArrivalTime: Date.now(),
  });
  const page = await open(accounts.ops, `/in/delivery-receipt?id=${obj.id}`);
  const row = page.locator(`[data-row-key="${obj.id}"]`);
  await row.getByRole('button', { name: `More for delivery receipt #${obj.displayId}` }).click();
  await page.getByRole('menuitem', { name: 'Cancel receipt' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Do you want to cancel delivery receipt #${obj.displayId}?`);
  await dialog.getByRole('button', { name: 'Cancel receipt' }).click();
  await expect(row).toContainText('Cancelled');
  await expect(row.getByRole('button', { name: 'Inbound' })).toHaveCount(0);
});

test('goods that just came in are recorded with supplier and warehouse', async ({ open, as, checkAccessibility }) => {
  const { secondaryName } = await newProduct(await as(accounts.manager), { name: 'Olives' });
  const page = await open(accounts.ops, '/in/received');
  await page.getByRole('button', { name: 'Add received' }).click();
  const form = new GoodsForm(page);
  await page.getByRole('combobox', { name: 'Supplier' }).click();
  const supplier = page.locator('.ant-select-item-option').first();
  const name = (await supplier.textContent()) ?? '';
  await supplier.click();
  await form.choose(1, secondaryName);
  await form.quantity(1).fill('36');
  await checkAccessibility();
  await form.submit();
  await expect(form.labels()).toHaveCount(1);
  await form.dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Back to the received goods' }).click();
  const record = page.getByRole('row', { name }).first();
  await record.getByRole('button').first().click();
  await expect(page.getByRole('row', { name: secondaryName }).last()).toContainText('36');
});
