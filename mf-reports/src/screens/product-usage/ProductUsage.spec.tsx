import type { UsageRow } from '@depot/contracts/reports';
import { failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { ProductUsage } from './ProductUsage.js';

const [cold, dry] = [
  { id: 1, name: 'Cold store' },
  { id: 2, name: 'Dry goods' },
];
const products = [
  { productId: 10, secondaryName: 'Queso', tertiaryName: '', subWarehouse: cold, category: { id: 5, name: 'Cheese' } },
  { productId: 11, secondaryName: 'Chai', tertiaryName: '', subWarehouse: dry, category: { id: 6, name: 'Tea' } },
];
const stores = [
  { id: 7, name: 'Alpha Foods' },
  { id: 8, name: 'Bravo Market' },
];
const usage: UsageRow[] = [
  {
    productId: 10,
    productName: 'Queso',
    hasWeight: 'Yes',
    totalWeight: 12.5,
    totalQuantity: 3,
    totalWholesalePrice: 34,
    stores: [{ storeId: 8, weight: 12.5, quantity: 3, totalWholesalePrice: 34 }],
  },
];
const show = (response: Responses = {}) =>
  renderScreen(<ProductUsage />, {
    at: '/in/report/product-usage',
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /product': { list: products },
      'GET /user': { list: stores },
      'POST /report/product-usage': { list: usage, storeNames: stores.slice(1) },
      ...response,
    },
  });
const generate = () => screen.getByText('Generate Report').closest('button') as HTMLButtonElement;
type User = Awaited<ReturnType<typeof show>>['user'];
const all = async (user: User) => {
  await user.click(await screen.findByText('All Products'));
  await user.click(screen.getByText('All Stores'));
};

describe('product usage report', () => {
  test('can be generated once products and stores are chosen', async () => {
    const { user, calls } = await show();
    expect(generate().disabled).toBe(true);
    await user.click(await screen.findByText('All Products'));
    expect(generate().disabled).toBe(true);
    await user.click(screen.getByText('All Stores'));
    await user.click(generate());
    await screen.findByRole('table');
    expect(calls.at(-1)?.body).toEqual({
      allProducts: true,
      allStores: true,
      start: expect.any(Number),
      end: expect.any(Number),
    });
  });

  test('a warehouse and a category narrow the products', async () => {
    const { user, calls } = await show();
    await all(user);
    await user.click(screen.getByLabelText('Warehouse'));
    await user.click(await screen.findByTitle('Dry goods'));
    await user.click(generate());
    await screen.findByRole('table');
    const asked = calls.at(-1)?.body;
    expect(asked).toMatchObject({ allProducts: true, subWarehouseId: 2 });
    expect(asked).not.toHaveProperty('categoryId');
    await user.click(screen.getByLabelText('Category'));
    await user.click(await screen.findByTitle('Tea'));
    await user.click(generate());
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ subWarehouseId: 2, categoryId: 6 }));
  });

  const textsIn = (table: HTMLElement) =>
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));

  test('leaves out of all stores those that got nothing, until somebody wants them', async () => {
    const { user } = await show();
    await all(user);
    await user.click(generate());
    const table = await screen.findByRole('table');
    expect(textsIn(table)[0]).toEqual(['Product', 'Bravo Market', 'Total']);
    await user.click(screen.getByText('Show 1 store that got nothing'));
    expect(textsIn(table)).toEqual([
      ['Product', 'Alpha Foods', 'Bravo Market', 'Total'],
      ['Queso', '0.00 lb / $0.00', '12.50 lb / $34.00', '12.50 lb / $34.00'],
      ['Total', '$0.00', '$34.00', '$34.00'],
    ]);
  });

  test('names former stores among all of them, and only those that were chosen otherwise', async () => {
    const former = { id: 9, name: 'Aalto, now staff' };
    const { user, calls } = await show({
      'POST /report/product-usage': ({ body }) => ({
        list: [{ ...usage[0]!, stores: [{ storeId: 9, weight: 12.5, quantity: 3, totalWholesalePrice: 34 }] }],
        storeNames: (body as { allStores?: boolean }).allStores ? [former] : stores.slice(0, 1),
      }),
    });
    await all(user);
    await user.click(generate());
    const table = await screen.findByRole('table');
    expect(textsIn(table)[0]).toEqual(['Product', 'Aalto, now staff', 'Total']);
    await user.click(screen.getByText('Show 2 stores that got nothing'));
    expect(textsIn(table)[0]).toEqual(['Product', 'Aalto, now staff', 'Alpha Foods', 'Bravo Market', 'Total']);
    await user.click(screen.getByText('All Stores'));
    await user.click(screen.getByLabelText('Stores'));
    await user.click(await screen.findByTitle('Alpha Foods'));
    await user.click(generate());
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ storeIds: [7] }));
    await waitFor(() => expect(textsIn(screen.getByRole('table'))[0]).toEqual(['Product', 'Alpha Foods', 'Total']));
    expect(screen.queryByText(/that got nothing/)).toBeNull();
  });

  test('sums each category where there are several', async () => {
    const tea = { ...usage[0]!, productId: 11, productName: 'Chai', totalWholesalePrice: 6 };
    const stored = [{ storeId: 7, weight: 2, quantity: 1, totalWholesalePrice: 6 }];
    const { user } = await show({
      'POST /report/product-usage': { list: [...usage, { ...tea, stores: stored }], storeNames: stores },
    });
    await all(user);
    await user.click(generate());
    const rows = textsIn(await screen.findByRole('table'));
    expect(rows.map(([name]) => name)).toEqual(['Product', 'Cheese', 'Queso', 'Tea', 'Chai', 'Total']);
    expect(rows[1]).toEqual(['Cheese', '$0.00', '$34.00', '$34.00']);
    expect(rows[3]).toEqual(['Tea', '$6.00', '$0.00', '$6.00']);
  });

  test('asks again for the products and stores that did not come', async () => {
    let isDown = true;
    const whileDown = (body: object) => () => (isDown ? failureResponse(503, 'UNAVAILABLE', 'Down for now.') : body);
    const { user } = await show({
      'GET /product': whileDown({ list: products }),
      'GET /user': whileDown({ list: stores }),
    });
    await screen.findByText('Down for now.', undefined, { timeout: 20_000 });
    isDown = false;
    await user.click(screen.getByText('Try again'));
    expect(await screen.findByText('All Products')).toBeTruthy();
  });

  test('nothing found says so, and Reset begins anew', async () => {
    const { user } = await show({ 'POST /report/product-usage': { list: [], storeNames: [] } });
    await all(user);
    await user.click(generate());
    expect(await screen.findByText('No records found')).toBeTruthy();
    await user.click(screen.getByText('Reset'));
    expect(screen.queryByText('No records found')).toBeNull();
    expect(generate().disabled).toBe(true);
  });
});
