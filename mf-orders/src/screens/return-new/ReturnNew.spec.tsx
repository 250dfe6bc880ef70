import { renderScreen, type Responses } from '@depot/web-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { ReturnNew } from './ReturnNew.js';

const order = {
  orderId: 7,
  displayId: 70,
  version: 1,
  time: 0,
  status: 'DONE',
  storeId: 5,
  storeName: 'Wok',
  invoiceIds: [],
  paidFull: false,
  historyOrder: true,
  total: 24,
  estimated: false,
  deliveryDate: null,
  poNumber: '',
  note: '',
  orderItems: [
    {
      orderItemId: 2,
      productId: 10,
      name: 'Tea',
      hasWeight: 'No',
      rate: 2,
      weight: 0,
      quantity: 12,
      amount: 24,
      notes: '',
      short: 0,
      scannedInvIds: [],
      scannedWeights: [],
    },
  ],
};
const open = (at: string, response: Responses = {}) =>
  renderScreen(<ReturnNew />, {
    at,
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /order': { obj: order },
      'POST /order/query': { list: [order], total: 1, totalPages: 1, asOf: 0 },
      'GET /return': { list: [] },
      'GET /invoice': { list: [] },
      'GET /inventory': { list: [] },
      ...response,
    },
  });

beforeEach(() => localStorage.clear());

test('goods come back from an order that has left: it is looked for by its number, and chosen', async () => {
  const { user, calls, address } = await open('/in/return/new');
  await screen.findByText('Wok');
  await user.type(screen.getByLabelText('Order number'), 'a7-0');
  const asked = () => calls.filter(({ path }) => path === '/order/query').map(({ body }) => body);
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ displayId: 70 }));
  expect(asked()[0]).toEqual({ page: 0, statuses: ['OUTBOUND', 'DONE'] });
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  expect(address()).toBe('/in/return/new?orderId=7');
  expect(await screen.findByLabelText('Scan or type a label')).toBeTruthy();
});

test.each(['PENDING', 'PROCESSING', 'CANCELLED'])('nothing comes back from an order that is %s', async (status) => {
  const { address } = await open('/in/return/new?orderId=7', { 'GET /order': { obj: { ...order, status } } });
  await waitFor(() => expect(address()).toBe('/in/order'));
});

test.each([
  ['at the rate that it was billed at', 'UNPAID', '1.25'],
  ['at that of the order where its invoice is void', 'VOID', '2.00'],
])('what comes back is given back %s', async (_what, status, rate) => {
  const billed = { invoiceId: 'I3', status, invoiceItems: [{ orderItemId: 2, rate: 1.25 }] };
  const credit = { invoiceId: 'RI3', status: 'UNPAID', invoiceItems: [{ orderItemId: 2, rate: 9 }] };
  const { user } = await open('/in/return/new?orderId=7', { 'GET /invoice': { list: [credit, billed] } });
  await user.click(await screen.findByLabelText('Product, row 1'));
  await user.click(await screen.findByTitle('Tea'));
  expect(screen.getByLabelText<HTMLInputElement>('Rate, row 1').value).toBe(rate);
});

test('goods of a past order from a file are credited only, and the page says why', async () => {
  const past = { ...order, externalId: 'INV-2210' };
  const { user, calls } = await open('/in/return/new?orderId=7', {
    'GET /order': { obj: past },
    'POST /return': { obj: { id: 1, displayId: 4, invoiceId: 'RI4', items: [], version: 'a' } },
  });
  expect(await screen.findByText(/left before stock was counted here/)).toBeTruthy();
  await user.click(screen.getByLabelText('Product, row 1'));
  await user.click(await screen.findByTitle('Tea'));
  expect(screen.queryByLabelText('Quantity back in stock, row 1')).toBeNull();
  await user.type(screen.getByLabelText('Return quantity, row 1'), '3');
  await user.click(screen.getByRole('button', { name: 'Create return' }));
  const sent = () => calls.find(({ method, path }) => method === 'POST' && path === '/return')?.body;
  await waitFor(() =>
    expect(sent()).toEqual({ orderId: 7, items: [{ orderItemId: 2, productId: 10, returnQty: 3, quantity: 0 }] }),
  );
});
