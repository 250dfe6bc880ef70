import type { Invoice } from '@depot/contracts/billing';
import type { Statement } from '@depot/contracts/reports';
import type { TestApp } from '@depot/node-testing';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';

let app: TestApp;
let trade: Trade;
beforeAll(async () => {
  app = await wholeProduct();
  trade = await openTrade(app);
  await trade.receive([{ productId: trade.goods.No, quantity: 100 }]);
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => app.close());

const billedOrder = async (): Promise<string> => {
  const { orderId } = await shippedOrder(trade, { jars: 5 });
  const { body } = await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId });
  return body.obj.invoiceId;
};
const statement = async (): Promise<Statement> => {
  const range = { start: 0, end: Date.now() + 86_400_000 * 2 };
  const body = { userId: trade.tenant.store.id, ...range };
  return (await trade.manager.post<{ obj: Statement }>('/api/report/statement', body)).body.obj;
};
const openOf = ({ ageing }: Statement) => ageing.reduce((sum, { amount }) => sum + amount, 0);

it('a payment that comes while a statement is put together is in its balance and its ages, or in neither', async () => {
  const invoiceId = await billedOrder();
  const before = await statement();
  const { query } = app.db;
  const payments: Promise<{ status: number }>[] = [];
  jest.spyOn(app.db, 'query').mockImplementation(async function (this: typeof app.db, sql, values) {
    // the open amounts by age are the query before the last one
    if (sql.includes('GROUP BY storeId') && sql.includes('due_at >=') && payments.length === 0) {
      payments.push(trade.ops.post('/api/invoice/payment', { invoiceId, amount: 4, method: 'CASH' }));
      expect((await payments[0])?.status).toBe(201);
    }
    return query.call(app.db, sql, values);
  });
  const during = await statement();
  expect(payments).toHaveLength(1);
  expect([during.balance, openOf(during)]).toEqual([before.balance, before.balance]);
  const after = await statement();
  expect([after.balance, openOf(after)]).toEqual([before.balance - 4, before.balance - 4]);
});
