import type { DeliveryReceipt } from '@depot/contracts/inbound';
import { addStock, newProduct } from '../commands/goods.js';
import { placeOrder, processOrder } from '../commands/orders.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, test } from '../fixtures/test.js';

test('what runs out is proposed and becomes a delivery receipt', async ({ open, as, baseURL, checkAccessibility }) => {
  const ops = await as(accounts.ops);
  const admin = await as(accounts.admin);
  const manager = await as(accounts.manager);
  const store = await newStore(baseURL ?? '', admin);
  const { productId, secondaryName } = await newProduct(manager, { name: 'Saffron' });
  await manager.put('/product', { product: { productId, reorderPoint: 10, leadTimeDays: 5 } });
  await addStock(ops, [{ productId, quantity: 60 }]);
  const order = await placeOrder(admin, [{ productId, quantity: 60 }], store.id);
  await processOrder(ops, order);
  await ops.post('/order/outbound', {
    orderId: order.orderId,
    inventoryList: [],
    nonWeightOrderItems: [{ productId, quantity: 60 }],
  });

  const page = await open(accounts.ops, '/in/delivery-receipt');
  await page.getByRole('button', { name: 'Reorder proposal' }).click();
  const row = page.getByRole('row', { name: secondaryName });
  // 60 in 30 days are 2 a day; 5 days of delivery, 14 days of supply, and the reorder point.
  await expect(row.getByRole('spinbutton')).toHaveValue('48');
  await checkAccessibility();
  await page.getByRole('spinbutton', { name: 'Cover' }).fill('30');
  await expect(row.getByRole('spinbutton')).toHaveValue('80');
  await row.getByRole('spinbutton').fill('75');
  await page.getByRole('checkbox', { name: 'Select all' }).uncheck();
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create delivery receipt (1)' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Quantity, row 1' })).toHaveValue('75');
  await page.getByLabel('Estimated arrival').fill('2027-03-04T14:30');
  await page.getByRole('button', { name: 'Create delivery receipt' }).click();
  await expect(page.getByRole('dialog').last()).toContainText('Delivery Receipt created!');
  const { list } = await ops.get<{ list: DeliveryReceipt[] }>('/delivery-receipt');
  const own = list.filter(({ deliveryReceiptItems }) =>
    deliveryReceiptItems.some((item) => item.productId === productId),
  );
  expect(own.map(({ deliveryReceiptItems }) => deliveryReceiptItems)).toMatchObject([[{ productId, quantity: 75 }]]);
});
