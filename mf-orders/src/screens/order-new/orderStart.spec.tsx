import { renderScreen, type Responses } from '@depot/web-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { OrderNew } from './OrderNew.js';

const named = { id: 1, name: 'Dairy' };
const product = (productId: number, secondaryName: string) => ({
  productId,
  secondaryName,
  tertiaryName: '',
  description: '',
  code: '',
  gtin: '',
  brand: null,
  picture: '',
  hasWeight: 'No',
  availableQty: 50,
  totalWeight: 0,
  price: 2,
  wholesalePrice: 2,
  disabled: false,
  subWarehouse: named,
  category: named,
  subCategory: named,
});
const item = (productId: number, name: string, quantity: number) => ({
  orderItemId: productId,
  productId,
  name,
  hasWeight: 'No',
  quantity,
  weight: 0,
  rate: 2,
  amount: 2 * quantity,
  notes: '',
  short: 0,
  scannedInvIds: [],
  scannedWeights: [],
});
const earlier = {
  orderId: 12,
  displayId: 112,
  version: 1,
  time: 0,
  status: 'DONE',
  storeId: 5,
  storeName: 'Wok',
  invoiceIds: [],
  paidFull: false,
  historyOrder: false,
  total: 8,
  estimated: false,
  deliveryDate: null,
  poNumber: '',
  note: '',
  orderItems: [item(1, 'Brie', 3), item(2, 'Feta', 1)],
};

beforeEach(() => {
  cleanup();
  localStorage.clear();
});

/** Server of the page; the returned function releases the offer. */
function server(offered: number[]) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const response: Responses = {
    'GET /order': { obj: earlier },
    'GET /product': { list: [product(1, 'Brie'), product(2, 'Feta')] },
    'GET /user': { list: [{ id: 5, name: 'Wok', role: 'STORE', wholesalePrice: false, disabled: false }] },
    'GET /user-product/product-ids': () => released.then(() => ({ list: offered })),
    'GET /preference': { obj: { orderProductView: 'LIST', newOrderNotice: false, language: 'gb' } },
    'POST /order/query': { list: [], total: 0, totalPages: 0 },
    'GET /order-template': { list: [] },
    'GET /order/credit': { obj: { creditPolicy: 'NONE', creditLimit: 0, open: 0 } },
  };
  return { response, release: () => release() };
}
const texts = { [manifest.name]: manifest.locales };
const again = (response: Responses) => renderScreen(<OrderNew />, { at: '/in/order/new?again=12', texts, response });

test('an order again waits for what its store is offered, and can be looked over at once', async () => {
  const { response, release } = server([1, 2]);
  const shown = await again(response);
  await waitFor(() => expect(shown.calls.some(({ path }) => path === '/user-product/product-ids')).toBe(true));
  expect(shown.log).toEqual([]);
  release();
  expect(await screen.findByText(/Brie/)).toBeTruthy();
  await waitFor(() => expect(shown.log).toContain('success Lines of order #112 were added.'));
  expect(shown.address()).toBe('/in/order/new');
  expect(screen.getByText(/Feta/)).toBeTruthy();
  expect(shown.calls.find(({ path }) => path === '/user-product/product-ids')?.query.get('storeId')).toBe('5');
});

test('what is not offered any more is named and left out, and the order stays to be written', async () => {
  const { response, release } = server([1]);
  const shown = await again(response);
  release();
  await waitFor(() => expect(shown.log).toContain('warning Not available any more and left out: Feta'));
  expect(screen.getByRole('button', { name: /Review/ })).toBeTruthy();
});
