import type { DeliveryReceipt } from '@depot/contracts/inbound';
import type { Movement, Unit } from '@depot/contracts/inventory';
import type { Order } from '@depot/contracts/orders';
import type { Api } from '../commands/api.js';
import { newGtin, newProduct } from '../commands/goods.js';
import { placeOrder, processOrder } from '../commands/orders.js';
import { newStore } from '../commands/stores.js';
import { phone } from '../fixtures/people.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { FloorPhone, untilKept } from '../pages/FloorPhone.js';

test.use({ serviceWorkers: 'allow', viewport: phone, hasTouch: true, isMobile: true });

/** Goods of the shift: weighed pieces and counted goods in a category of their own, announced by a receipt. */
async function announced(manager: Api) {
  const veal = await newProduct(manager, { name: 'Veal', hasWeight: 'Yes' });
  const jars = await newProduct(manager, { name: 'Jars' });
  const gtin = await newGtin(manager, veal);
  const location = `F${veal.productId}`;
  for (const { productId } of [veal, jars]) await manager.put('/product', { product: { productId, location } });
  const { obj } = await manager.post<{ obj: DeliveryReceipt }>('/delivery-receipt', {
    deliveryReceiptItems: [
      { productId: veal.productId, quantity: 2 },
      { productId: jars.productId, quantity: 1 },
    ],
    estimateArrivalTime: Date.now(),
  });
  return { veal, jars, gtin, location, receipt: obj };
}

type Goods = Awaited<ReturnType<typeof announced>>;

/** Receives the goods box by box; the submission waits for the network. */
async function receive(hand: FloorPhone, { jars, gtin }: Goods): Promise<void> {
  await hand.button('Use the product names').tap();
  await hand.button('Next').tap();
  await hand.sees('0 of 3 boxes filled');
  await untilKept(hand.page);
  await hand.loseNetwork();
  await hand.scan(`(01)${gtin}(3202)000650`, '6.50 lb');
  await hand.closeAndOpen();
  await hand.sees('1 of 3 boxes filled');
  await hand.scan(`(01)${gtin}(3202)000725`, '7.25 lb');
  await hand.page.getByRole('button', { name: new RegExp(jars.secondaryName) }).tap();
  await hand.field('Quantity, line 1').fill('24');
  await hand.button('Next').tap();
  await expect(hand.page.getByRole('heading', { name: 'Confirmation' })).toBeFocused();
  await hand.button('Confirm inbound').tap();
  await hand.confirm('Confirm inbound');
  await hand.sees('Waiting for the network: 1');
  await hand.closeAndOpen('/in/delivery-receipt');
  await hand.sees('Waiting for the network: 1');
  await hand.findNetwork();
}

/** Labels of goods received in the background are offered until they are printed. */
async function label(hand: FloorPhone, { receipt }: Goods): Promise<void> {
  await hand.sees(`“Delivery receipt #${receipt.displayId}” has been sent.`);
  await hand.loseNetwork();
  await hand.closeAndOpen();
  await hand.button('Print QR Code').tap();
  await expect(hand.page.locator('.qr-block')).toHaveCount(3);
  await expect(hand.page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true })).toBeInViewport();
  await hand.findNetwork();
  const sheet = hand.page.waitForResponse((answer) => answer.url().endsWith('/api/document/qr-code/download'));
  await hand.page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).tap();
  expect((await sheet).status()).toBe(200);
  await hand.page.getByRole('dialog').getByRole('button', { name: 'Done' }).tap();
  await hand.button('Dismiss').tap();
}

/** Counts pieces by label and jars by hand, one of which is broken; posts after all findings were sent. */
async function count(hand: FloorPhone, { jars, location }: Goods, [first, second]: Unit[]): Promise<void> {
  await hand.page.goto('/in/inventory/count/new');
  await hand.page.locator('label', { hasText: 'Location' }).first().tap();
  await hand.page.getByRole('combobox', { name: 'Location' }).fill(location);
  await hand.page.getByTitle(location).filter({ visible: true }).last().tap();
  // the labels of the place load with the sheet, so that they can be resolved offline
  const labels = hand.page.waitForResponse((response) => response.url().includes('/stock-count/pieces'));
  await hand.button('Start counting').tap();
  await hand.sees('0 of 2 products counted');
  await (await labels).finished();
  await hand.loseNetwork();
  await hand.scan(first?.qrValue ?? '', first?.qrText ?? '');
  await hand.closeAndOpen();
  await hand.sees('1 piece scanned');
  await hand.scan(second?.qrValue ?? '', second?.qrText ?? '');
  await hand.field(`Found of ${jars.secondaryName}`).fill('23');
  await hand.page.keyboard.press('Enter');
  await hand.sees('3 findings are not saved yet: no connection.');
  await hand.findNetwork();
  await hand.sees('2 of 2 products counted');
  await hand.button('To the review').tap();
  await hand.button('Post the count').tap();
  await hand.confirm('Post the count');
  await hand.sees('Posted');
}

/** Scanned and ticked off with the tab lost in between. */
async function pick(hand: FloorPhone, goods: Goods, order: Order, [first, second]: Unit[]): Promise<void> {
  const { jars, location } = goods;
  // a tab that is lost has another page
  const next = () => hand.page.getByRole('group', { name: 'Next place' });
  await hand.page.goto(`/in/order/outbound?orderId=${order.orderId}&displayId=${order.displayId}&currentPage=1`);
  await hand.sees('2 pieces missing');
  await expect(next().getByText(location)).toBeInViewport();
  await hand.loseNetwork();
  await hand.scan(first?.qrValue ?? '', `${first?.qrText} taken`);
  await hand.closeAndOpen();
  await hand.sees('1 piece missing');
  await hand.scan(second?.qrValue ?? '', `${second?.qrText} taken`);
  await expect(next()).toContainText(jars.secondaryName);
  await hand.page.getByRole('checkbox', { name: `Packed: ${jars.secondaryName}` }).check();
  await expect(next()).toBeHidden();
}

/** Submitted without a network; the tab is lost before it has left. */
async function ship(hand: FloorPhone, order: Order): Promise<void> {
  await hand.button('Submit').tap();
  await hand.sees('1 outbound waits for the network.');
  await hand.closeAndOpen('/in/order');
  await hand.sees('1 outbound waits for the network.');
  await hand.findNetwork();
  await hand.sees(`Order #${order.displayId} has gone out.`);
}

/** Returns a piece and a jar, both resolved by the order's shipped labels. */
async function takeBack(hand: FloorPhone, { jars }: Goods, order: Order, [piece, lot]: Unit[]): Promise<void> {
  await hand.page.goto(`/in/return/new?orderId=${order.orderId}`);
  await expect(hand.button('Create return')).toBeVisible();
  await hand.loseNetwork();
  await hand.scan(piece?.qrValue ?? '', `${piece?.qrText} comes back`);
  await hand.closeAndOpen();
  await expect(hand.field('Return weight, row 1')).toHaveValue('6.50');
  await hand.scan(lot?.qrValue ?? '', jars.secondaryName);
  await hand.button('Create return').tap();
  await hand.sees('Waiting for the network: 1');
  await hand.closeAndOpen('/in/return');
  await hand.sees('Waiting for the network: 1');
  await hand.findNetwork();
  await hand.sees(`“Return of order #${order.displayId}” has been sent.`);
}

/** Labelled pieces and lots, the lightest first. */
async function inStock(ops: Api, productId: number): Promise<Unit[]> {
  const { list } = await ops.get<{ list: Unit[] }>(`/inventory?productId=${productId}&available=true`);
  return list.toSorted((a, b) => a.weight - b.weight);
}

/** Stock movements of a product, newest first. */
async function ledger(ops: Api, productId: number): Promise<string[]> {
  const { list } = await ops.get<{ list: Movement[] }>(`/inventory/history?pid=${productId}`);
  return list.map(({ cause, quantity, weight }) => `${cause} ${quantity} ${weight}`);
}

test('a whole shift on a phone that loses network and tab in the middle of every step', async ({
  open,
  as,
  baseURL,
  page,
  context,
}) => {
  const [admin, ops, manager] = await Promise.all([as(accounts.admin), as(accounts.ops), as(accounts.manager)]);
  const store = await newStore(baseURL ?? '', admin);
  const goods = await announced(manager);
  const [veal, jars] = [goods.veal.productId, goods.jars.productId];
  const hand = new FloorPhone(context, page);

  await open(accounts.ops, `/in/inbound?deliveryReceiptId=${goods.receipt.id}`);
  await test.step('receive', () => receive(hand, goods));
  await test.step('label', () => label(hand, goods));
  const pieces = await inStock(ops, veal);
  expect(pieces.map(({ weight }) => weight)).toEqual([6.5, 7.25]);
  const lots = await inStock(ops, jars);
  await test.step('count', () => count(hand, goods, pieces));
  const lines = [veal, jars].map((productId) => ({ productId, quantity: 2 }));
  const order = await placeOrder(admin, lines, store.id);
  await processOrder(ops, order);
  await test.step('pick', () => pick(hand, goods, order, pieces));
  await test.step('ship', () => ship(hand, order));
  await test.step('return', () => takeBack(hand, goods, order, [...pieces.slice(0, 1), ...lots]));

  // newest first: no scan is missing or counted twice
  expect(await ledger(ops, veal)).toEqual(['RETURN 1 6.5', 'OUTBOUND -2 -13.75', 'INBOUND 2 13.75']);
  expect(await ledger(ops, jars)).toEqual(['RETURN 1 0', 'OUTBOUND -2 0', 'COUNTED -1 0', 'INBOUND 24 0']);
  expect((await inStock(ops, veal)).map(({ inventoryId }) => inventoryId)).toEqual([pieces[0]?.inventoryId]);
  expect((await inStock(ops, jars)).map(({ quantity }) => quantity)).toEqual([22]);
});
