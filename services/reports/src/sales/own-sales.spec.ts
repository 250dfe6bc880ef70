import { type CurrentSession, runInContext } from '@depot/node-context';
import { describe, expect, jest, test } from '@jest/globals';
import { ListBestProducts } from './queries/list-best-products.js';
import { ListSalesSteps } from './queries/list-sales-steps.js';

const range = { start: Date.UTC(2027, 2, 1), end: Date.UTC(2027, 2, 2) };

/** Works as a store, or as the warehouse. */
function asked<T>(storeId: number | undefined, work: () => Promise<T>): Promise<T> {
  const session = { role: storeId === undefined ? 'WAREHOUSE_ADMIN' : 'STORE', storeId, tenantId: 1 } as CurrentSession;
  return runInContext({ session }, work);
}

describe.each([
  ['a store gets its own', 7],
  ['the warehouse gets all of them', undefined],
])('%s', (_what, storeId) => {
  test('best products, at most ten', async () => {
    const bestProducts = jest.fn(async (..._given: unknown[]) => [{ productId: 3 }, { productId: 4 }]);
    const products = async () => new Map([[4, { name: 'Ham', hasWeight: 'Yes' }]]);
    const report = new ListBestProducts({ bestProducts } as never, { products } as never);
    expect(await asked(storeId, () => report.execute(range))).toEqual([
      { productId: 4, productName: 'Ham', hasWeight: 'Yes' },
    ]);
    expect(bestProducts).toHaveBeenCalledWith(range, 10, storeId);
  });

  test('sales over time, with owed amounts', async () => {
    const salesBySpan = jest.fn(async (..._given: unknown[]) => [{ sales: 900, paid: 300 }]);
    const tenant = async () => ({ timezone: 'UTC' });
    const report = new ListSalesSteps({ salesBySpan } as never, { tenant } as never);
    expect(await asked(storeId, () => report.execute(range, 'day'))).toEqual([
      { day: '2027-03-01', sales: 900, paid: 300, owed: 600 },
      { day: '2027-03-02', sales: 0, paid: 0, owed: 0 },
    ]);
    expect(salesBySpan).toHaveBeenCalledWith(expect.anything(), storeId);
  });
});
