import type { Invoice } from '@depot/contracts/billing';
import type { Order } from '@depot/contracts/orders';
import type { TestApp } from '@depot/node-testing';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

let app: TestApp;
let trade: Trade;
beforeAll(async () => {
  app = await wholeProduct();
  trade = await openTrade(app);
  await trade.receive([{ productId: trade.goods.No, quantity: 10_000 }]);
});
afterAll(() => app.close());

interface Answer {
  status: number;
  body: unknown;
}
const outcome = ({ status, body }: Answer) => {
  const { code } = body as { code?: string };
  return code ? `${status} ${code}` : String(status);
};

/** Transitions of an invoice by status, written by hand after the specification. */
describe('an invoice', () => {
  interface Billed {
    order: Order;
    invoice: Invoice;
  }
  const bill = async (): Promise<Billed> => {
    const order = await shippedOrder(trade, { jars: 10 });
    const { body } = await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId: order.orderId });
    return { order, invoice: body.obj };
  };
  const pay = ({ invoice }: Billed, amount: number) =>
    trade.ops.post('/api/invoice/payment', { invoiceId: invoice.invoiceId, amount, method: 'CASH' });
  const payAndReverse = async (billed: Billed) => {
    const { paymentId } = (await pay(billed, billed.invoice.total)).body.obj;
    return trade.ops.post('/api/invoice/payment/reverse', { paymentId, reason: 'Bounced' });
  };
  const cancel = ({ order }: Billed) => trade.manager.put(`/api/order/cancel?id=${order.orderId}&addBack=true`);
  const markPaid = ({ invoice }: Billed) => trade.ops.put('/api/invoice/paid', { invoiceIds: [invoice.invoiceId] });
  const changeRate = ({ invoice: { invoiceId, invoiceItems } }: Billed) =>
    trade.ops.put('/api/invoice', {
      invoiceId,
      invoiceItems: [{ invoiceItemId: invoiceItems[0]?.invoiceItemId, rate: 3 }],
    });
  const correctPrice = async ({ invoice }: Billed) => {
    const price = { productId: trade.goods.No, price: 9, wholesalePrice: 9, start: 0, end: Date.now() + 1 };
    const { body } = await trade.manager.put<{ list: string[] }>('/api/correction/invoice-product-price', price);
    return { status: body.list.includes(invoice.invoiceId) ? 200 : 304, body: {} };
  };
  const giveBack = ({ order: { orderId, orderItems } }: Billed) =>
    trade.ops.post('/api/return', {
      orderId,
      items: [{ orderItemId: orderItems[0]?.orderItemId, productId: trade.goods.No, returnQty: 1, quantity: 1 }],
    });

  const wayTo: Record<string, (billed: Billed) => Promise<Answer | undefined>> = {
    UNPAID: () => Promise.resolve(undefined),
    'partly paid': (billed) => pay(billed, 1),
    'paid once': payAndReverse,
    PAID: markPaid,
    VOID: cancel,
  };
  const steps: Record<string, (billed: Billed) => Promise<Answer>> = {
    'is marked as paid': markPaid,
    'gets a payment': (billed) => pay(billed, 1),
    'gets another rate': changeRate,
    'gets a corrected price': correctPrice,
    'loses its order': cancel,
    'gets a return beside it': giveBack,
  };
  const expected: Record<string, Record<string, string>> = {
    UNPAID: {
      'is marked as paid': '200',
      'gets a payment': '201',
      'gets another rate': '200',
      'gets a corrected price': '200',
      'loses its order': '200',
      'gets a return beside it': '201',
    },
    'partly paid': {
      'is marked as paid': '200',
      'gets a payment': '201',
      'gets another rate': '200',
      'gets a corrected price': '304',
      'loses its order': '409 INVOICE_PAID',
      'gets a return beside it': '201',
    },
    'paid once': {
      'is marked as paid': '200',
      'gets a payment': '201',
      'gets another rate': '409 INVOICE_PAID',
      'gets a corrected price': '304',
      'loses its order': '409 INVOICE_PAID',
      'gets a return beside it': '201',
    },
    PAID: {
      'is marked as paid': '200',
      'gets a payment': '409 OVERPAYMENT',
      'gets another rate': '409 INVOICE_PAID',
      'gets a corrected price': '304',
      'loses its order': '409 INVOICE_PAID',
      'gets a return beside it': '201',
    },
    VOID: {
      'is marked as paid': '409 INVALID_TRANSITION',
      'gets a payment': '409 INVALID_TRANSITION',
      'gets another rate': '409 INVALID_TRANSITION',
      'gets a corrected price': '304',
      'loses its order': '409 INVALID_TRANSITION',
      'gets a return beside it': '409 INVALID_TRANSITION',
    },
  };

  it.each(Object.keys(expected).flatMap((status) => Object.keys(steps).map((step) => [status, step] as const)))(
    'that is %s %s',
    async (status, step) => {
      const billed = await bill();
      await wayTo[status]?.(billed);
      const find = async () => {
        const { body } = await trade.ops.get<{ list: Invoice[] }>(`/api/invoice?orderId=${billed.order.orderId}`);
        return body.list.find(({ invoiceId }) => invoiceId === billed.invoice.invoiceId);
      };
      const before = await find();
      expect(before?.status).toBe(['partly paid', 'paid once'].includes(status) ? 'UNPAID' : status);
      const said = outcome(await steps[step]!(billed));
      expect(said).toBe(expected[status]?.[step]);
      if (Number.parseInt(said) > 299 || (status === 'PAID' && step === 'is marked as paid'))
        expect(await find()).toEqual(before);
    },
  );
});

/** Transitions of a delivery receipt by status. */
describe('a delivery receipt', () => {
  interface Receipt {
    id: number;
    deliveryReceiptItems: { deliveryReceiptItemId: number }[];
  }
  const announce = async (): Promise<Receipt> => {
    const { status, body } = await trade.ops.post<{ obj: Receipt }>('/api/delivery-receipt', {
      deliveryReceiptItems: [{ productId: trade.goods.No, quantity: 1 }],
      estimateArrivalTime: Date.now() + 86_400_000,
    });
    expect(status).toBe(201);
    return body.obj;
  };
  const find = async ({ id }: Receipt) =>
    (await trade.ops.get<{ obj: { status: string } }>(`/api/delivery-receipt?id=${id}`)).body.obj;
  const cancel = ({ id }: Receipt) => trade.ops.delete(`/api/delivery-receipt?id=${id}`);
  const inbound = ({ id, deliveryReceiptItems: [item] }: Receipt) =>
    trade.ops.post('/api/inventory/inbound', {
      deliveryReceiptId: id,
      inboundItems: [
        {
          receiptItem: {
            deliveryReceiptItemId: item?.deliveryReceiptItemId,
            sequence: 1,
            quantity: 1,
            nameOnBox: 'Box',
          },
          boxes: [{ boxId: 1, inventories: [{ productId: trade.goods.No, quantity: 1 }] }],
        },
      ],
    });
  const wayTo = { NEW: () => Promise.resolve(undefined), COMPLETED: inbound, CANCELLED: cancel };

  it.each([
    ['NEW', 'inbounded', inbound, '201', 'COMPLETED'],
    ['NEW', 'cancelled', cancel, '200', 'CANCELLED'],
    ['COMPLETED', 'inbounded', inbound, '409 INVALID_TRANSITION', 'COMPLETED'],
    ['COMPLETED', 'cancelled', cancel, '409 INVALID_TRANSITION', 'COMPLETED'],
    ['CANCELLED', 'inbounded', inbound, '409 INVALID_TRANSITION', 'CANCELLED'],
    ['CANCELLED', 'cancelled', cancel, '409 INVALID_TRANSITION', 'CANCELLED'],
  ] as const)('that is %s and is %s', async (status, _what, step, expected, then) => {
    const receipt = await announce();
    await wayTo[status](receipt);
    expect((await find(receipt)).status).toBe(status);
    const before = (await trade.level(trade.goods.No)).quantity;
    expect(outcome(await step(receipt))).toBe(expected);
    expect((await find(receipt)).status).toBe(then);
    const came = status === 'NEW' && then === 'COMPLETED' ? 1 : 0;
    expect((await trade.level(trade.goods.No)).quantity).toBe(before + came);
  });
});
