import type { Invoice } from '@depot/contracts/billing';
import type { Order, WaitingOrders } from '@depot/contracts/orders';
import type { AgeingRow } from '@depot/contracts/reports';
import type { TestApp, TestUser } from '@depot/node-testing';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

let app: TestApp;
let trade: Trade;
let store: TestUser;
/** Free of charge, so that its invoice has total zero. */
let sample: Order;
let invoice: Invoice;
beforeAll(async () => {
  app = await wholeProduct();
  trade = await openTrade(app);
  store = await trade.addStore();
  await trade.receive([{ productId: trade.goods.No, quantity: 10 }]);
  sample = await shippedOrder(trade, { jars: 1 }, store.id);
  const orderItemList = sample.orderItems.map(({ orderItemId }) => ({ orderItemId, rate: 0 }));
  const made = await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId: sample.orderId, orderItemList });
  invoice = made.body.obj;
});
afterAll(() => app.close());

const unpaid = async () => {
  const found = await trade.ops.post<{ list: Order[] }>('/api/order/query', { page: 0, unpaid: true });
  const waiting = await trade.ops.get<{ obj: WaitingOrders }>('/api/order/waiting');
  return { orders: found.body.list.map(({ orderId }) => orderId), counted: waiting.body.obj.unpaid };
};
const seen = async () => (await trade.ops.get<{ obj: Order }>(`/api/order?orderId=${sample.orderId}`)).body.obj;
const open = async () =>
  (await trade.ops.get<{ list: Invoice[] }>(`/api/invoice/open?userId=${store.id}`)).body.list.map(
    ({ invoiceId }) => invoiceId,
  );
const aged = async () =>
  (await trade.manager.get<{ list: AgeingRow[] }>('/api/report/ageing')).body.list.find(
    ({ userId }) => userId === store.id,
  );

it('an invoice that comes to nothing is nowhere among those that are to be paid', async () => {
  expect(invoice).toMatchObject({ total: 0, balanceDue: 0 });
  expect(await unpaid()).toEqual({ orders: [], counted: 0 });
  expect((await seen()).paidFull).toBe(true);
  expect([await open(), await aged()]).toEqual([[], undefined]);
});

it('it can still get its rate, and is to be paid from then on', async () => {
  const [{ invoiceItemId } = { invoiceItemId: 0 }] = invoice.invoiceItems;
  const edit = { invoiceId: invoice.invoiceId, invoiceItems: [{ invoiceItemId, rate: 2.5 }] };
  expect((await trade.ops.put('/api/invoice', edit)).status).toBe(200);
  expect(await unpaid()).toEqual({ orders: [sample.orderId], counted: 1 });
  expect((await seen()).paidFull).toBe(false);
  expect([await open(), await aged()]).toMatchObject([[invoice.invoiceId], { owed: 2.5 }]);
});
