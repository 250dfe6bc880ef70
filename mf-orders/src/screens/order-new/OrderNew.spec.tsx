import { failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
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
  orderItems: [{ orderItemId: 1, productId: 2, name: 'Feta', hasWeight: 'No', quantity: 1, weight: 0, notes: '' }],
};
const draft = { userId: 5, storeId: 5, lines: [{ productId: 1, amount: 3, notes: '' }] };
const path = '/in/order/new';
const short = failureResponse(409, 'INSUFFICIENT_STOCK', 'There is not enough in stock.', [
  { productId: 1, name: 'Brie', requested: 3, available: 1 },
]);

/** Page of a store with a draft; the returned function releases the response to placing it. */
async function open() {
  let answer: (said: object) => void = () => undefined;
  const answered = new Promise<object>((resolve) => (answer = resolve));
  const response: Responses = {
    'GET /order': { obj: earlier },
    'GET /product': { list: [product(1, 'Brie'), product(2, 'Feta')] },
    'GET /user-product/product-ids': { list: [1, 2] },
    'GET /preference': { obj: { orderProductView: 'LIST', newOrderNotice: false, language: 'gb' } },
    'POST /order/query': { list: [], total: 0, totalPages: 0 },
    'GET /order-template': { list: [] },
    'GET /order/credit': { obj: { creditPolicy: 'NONE', creditLimit: 0, open: 0 } },
    'POST /order/validate': { list: [] },
    'POST /order': () => answered,
  };
  localStorage.setItem('order-product-block-draft', JSON.stringify(draft));
  const claims = { id: 5, r: 'STORE' as const };
  const shown = await renderScreen(<OrderNew />, {
    at: path,
    texts: { [manifest.name]: manifest.locales },
    response,
    claims,
  });
  await shown.user.click(await screen.findByRole('button', { name: /Review order/ }));
  // a second Enter on the button before must not place the order unread
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your order'));
  await shown.user.click(await screen.findByRole('button', { name: 'Place order' }));
  return { ...shown, answer };
}

const leaveAndComeBack = async (follow: (to: string) => Promise<void>, to = path) => {
  await follow('/in/invoices');
  await follow(to);
};

test('a store reads on a page of its own that its order is placed, and goes on from there', async () => {
  const { answer, address, log, user } = await open();
  answer({ obj: { orderId: 12, displayId: 112 } });
  const heading = await screen.findByRole('heading', { name: /Order #112 is placed\./ });
  expect(document.activeElement).toBe(heading);
  expect(address()).toBe(`${path}?placedId=12`);
  expect(log.filter((each) => each.startsWith('success'))).toEqual([]);
  expect(screen.getByText('1 product')).toBeTruthy();
  expect(screen.getByText('$8.00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Your orders' }));
  expect(address()).toMatch(/^\/in\/order(\?|$)/);
});

beforeEach(() => {
  cleanup();
  localStorage.clear();
});

describe('an order that is being placed when its page is left', () => {
  test('stands there so when the page is opened again, and is gone from it once it is placed', async () => {
    const { follow, answer, log } = await open();
    await leaveAndComeBack(follow);
    expect(await screen.findByRole('button', { name: /Place order/ })).toHaveProperty(
      'className',
      expect.stringContaining('loading'),
    );
    answer({ obj: { orderId: 7, displayId: 107 } });
    expect(await screen.findByRole('button', { name: /Review order/ })).toHaveProperty('disabled', true);
    expect(log).toContain('success Order #107 is placed.');
    expect(screen.queryByText(/Brie/)).toBeNull();
  });

  test('is no part of one that is begun meanwhile with the lines of an earlier one', async () => {
    const { follow, answer, log } = await open();
    await leaveAndComeBack(follow, `${path}?again=12`);
    expect(log).not.toContain('success Lines of order #112 were added.');
    answer({ obj: { orderId: 7, displayId: 107 } });
    await waitFor(() => expect(log).toContain('success Lines of order #112 were added.'));
    expect(await screen.findByText(/Feta/)).toBeTruthy();
    expect(screen.queryByText(/Brie/)).toBeNull();
  });

  test.each(['/in/invoices', path])('and is refused is told at %s, and stays to be written', async (at) => {
    const { follow, answer, log } = await open();
    await follow('/in/invoices');
    if (at === path) await follow(path);
    answer(short);
    await waitFor(() => expect(log).toContain('failure There is not enough in stock.'));
    if (at !== path) await follow(path);
    expect(await screen.findByText(/Brie/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: /Review order/ })).toHaveProperty('disabled', false);
  });
});
