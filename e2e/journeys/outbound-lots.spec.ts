import { newProduct } from '../commands/goods.js';
import { placeOrder, processOrder } from '../commands/orders.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { OutboundPage } from '../pages/OutboundPage.js';

interface Labels {
  list: { qrValue: string }[];
}

test('the lot that is scanned is the lot that leaves, and expired goods leave only when a person says so', async ({
  open,
  as,
  baseURL,
  page,
  checkAccessibility,
}) => {
  const [admin, ops] = [await as(accounts.admin), await as(accounts.ops)];
  const store = await newStore(baseURL ?? '', admin);
  const { productId, secondaryName } = await newProduct(await as(accounts.manager), { name: 'Cream' });
  const answer = await ops.post<Labels>('/inventory', {
    inventoryList: [
      { productId, quantity: 10, lot: 'FRESH', expiry: '2199-01-31' },
      { productId, quantity: 10, lot: 'LATER', expiry: '2199-12-31' },
      { productId, quantity: 10, lot: 'OLD', expiry: '2020-03-01' },
    ],
  });
  const [, later, old] = answer.list.map(({ qrValue }) => qrValue);
  const lotsLeft = async () => {
    const { list } = await ops.get<{ list: { lot: string; quantity: number }[] }>(
      `/inventory?productId=${productId}&available=true`,
    );
    return Object.fromEntries(list.map(({ lot, quantity }) => [lot, quantity]));
  };
  const outbound = new OutboundPage(page);
  const openOrder = async (quantity: number) => {
    const order = await placeOrder(admin, [{ productId, quantity }], store.id);
    await processOrder(ops, order);
    const address = `/in/order/outbound?orderId=${order.orderId}&displayId=${order.displayId}&currentPage=1`;
    await open(accounts.ops, address);
    await expect(page.getByRole('checkbox', { name: `Packed: ${secondaryName}` })).not.toBeChecked();
  };

  await openOrder(4);
  await outbound.scan(later ?? '');
  await outbound.expectAnswer(`${secondaryName} is packed, lot LATER.`);
  await expect(page.getByRole('checkbox', { name: `Packed: ${secondaryName}` })).toBeChecked();
  await checkAccessibility();
  await outbound.submit.click();
  await expect(page.getByText('Order outbound success.')).toBeVisible();
  expect(await lotsLeft()).toEqual({ FRESH: 10, LATER: 6, OLD: 10 });

  await openOrder(3);
  await outbound.scan(old ?? '');
  await outbound.expectAnswer('lot OLD');
  await outbound.submit.click();
  const question = page.getByRole('dialog').filter({ hasText: 'Ship expired goods?' });
  await expect(question).toContainText(`${secondaryName}, lot OLD, on 3/1/2020`);
  await question.getByRole('button', { name: 'Take others' }).click();
  await expect(question).toBeHidden();
  expect(await lotsLeft()).toEqual({ FRESH: 10, LATER: 6, OLD: 10 });
  await outbound.submit.click();
  await question.getByRole('button', { name: 'Ship expired goods' }).click();
  await expect(page.getByText('Order outbound success.')).toBeVisible();
  expect(await lotsLeft()).toEqual({ FRESH: 10, LATER: 6, OLD: 7 });
});
