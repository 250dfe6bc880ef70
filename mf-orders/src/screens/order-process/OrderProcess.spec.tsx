import type { Order } from '@depot/contracts/orders';
import { askedAgain, failureResponse, NetworkBack, renderScreen, type Responses } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { OrderProcess } from './OrderProcess.js';

const chai = { productId: 1, name: 'Chai', hasWeight: 'No' as const };
const order: Order = {
  orderId: 107,
  displayId: 7,
  version: 4,
  time: Date.UTC(2026, 2, 7, 15),
  status: 'PENDING',
  storeId: 5,
  storeName: 'Island Trading',
  invoiceIds: [],
  paidFull: false,
  historyOrder: false,
  total: 8,
  estimated: false,
  deliveryDate: null,
  poNumber: '',
  note: '',
  orderItems: [
    {
      ...chai,
      orderItemId: 11,
      quantity: 4,
      weight: 0,
      rate: 2,
      amount: 8,
      notes: '',
      availableQty: 9,
      short: 0,
      scannedInvIds: [],
      scannedWeights: [],
    },
  ],
};
const product = {
  ...chai,
  secondaryName: 'Chai',
  tertiaryName: '',
  price: 2,
  wholesalePrice: 2,
  availableQty: 5,
  subWarehouse: { id: 1, name: 'Dry' },
  category: { id: 2, name: 'Tea' },
  subCategory: { id: 3, name: 'Black' },
  brand: null,
  description: '',
  reorderPoint: null,
  location: '',
  gtin: '',
  code: '',
  reserved: 0,
  totalWeight: 0,
  disabled: false,
  version: 1,
};

const page = (
  <>
    <OrderProcess />
    <NetworkBack />
  </>
);
const show = (response: Responses = {}) =>
  renderScreen(page, {
    at: '/in/order/process?orderId=107&currentPage=2',
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /order': { obj: order },
      'GET /product': { list: [product] },
      'GET /user-product/product-ids': { list: [1] },
      'GET /user': { list: [] },
      ...response,
    },
  });
const process = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Process order', hidden: true });
const quantity = () => screen.findByLabelText<HTMLInputElement>('Quantity of Chai');
const shortOf = (available: number) =>
  failureResponse(409, 'INSUFFICIENT_STOCK', 'Not enough.', [
    { productId: 1, name: 'Chai', wanted: 6, available, hasWeight: 'No' },
  ]);

test('an order is processed with its lines and rates as they stand, and the version that was seen', async () => {
  const { user, calls, log, address } = await show({
    'POST /order/process': { obj: { ...order, status: 'PROCESSED' } },
  });
  fireEvent.change(await quantity(), { target: { value: '6' } });
  fireEvent.change(screen.getByLabelText('Rate of Chai'), { target: { value: '1.75' } });
  await user.click(await process());
  await waitFor(() => expect(address()).toBe('/in/order?page=2'));
  expect(calls.find(({ path }) => path === '/order/process')?.body).toEqual({
    orderId: 107,
    version: 4,
    orderItemList: [{ orderItemId: 11, productId: 1, quantity: 6, rate: 1.75, notes: '' }],
  });
  expect(log.filter((each) => each.startsWith('success'))).toHaveLength(1);
});

test('as long as a line is short nothing is processed; what this order has booked counts as there', async () => {
  await show();
  const field = await quantity();
  fireEvent.change(field, { target: { value: '10' } });
  expect((await process()).disabled).toBe(true);
  fireEvent.change(field, { target: { value: '9' } });
  await waitFor(async () => expect((await process()).disabled).toBe(false));
});

test('what the server says is short is said on its line, until the line asks for no more than there is', async () => {
  const { user, log } = await show({ 'POST /order/process': () => shortOf(5) });
  fireEvent.change(await quantity(), { target: { value: '6' } });
  await user.click(await process());
  await waitFor(async () => expect((await process()).disabled).toBe(true));
  expect((await quantity()).value).toBe('6');
  fireEvent.change(await quantity(), { target: { value: '5' } });
  await waitFor(async () => expect((await process()).disabled).toBe(false));
  expect(log.filter((each) => each.startsWith('failure'))).toEqual([]);
});

test('a refusal for another reason is told, and the page stays with what was entered', async () => {
  const { user, log, address } = await show({
    'POST /order/process': () => failureResponse(409, 'CREDIT_LIMIT', 'The limit is reached.'),
  });
  fireEvent.change(await quantity(), { target: { value: '6' } });
  await user.click(await process());
  await waitFor(() => expect(log).toContain('failure The limit is reached.'));
  expect([address(), (await quantity()).value]).toEqual(['/in/order/process?orderId=107&currentPage=2', '6']);
});

test('whose order somebody else has changed can start over from the newest one, and keeps what was written', async () => {
  let isChanged = false;
  const { user, calls } = await show({
    'GET /order': () => ({ obj: isChanged ? { ...order, version: 5, note: 'Ring.' } : order }),
    'POST /order/process': () =>
      isChanged ? { obj: order } : failureResponse(409, 'STALE', 'Somebody else has changed it.'),
  });
  fireEvent.change(await quantity(), { target: { value: '6' } });
  const asked = process();
  await user.click(await asked);
  expect(await screen.findByText('Somebody else has changed it.')).toBeTruthy();
  isChanged = true;
  await user.click(screen.getByRole('button', { name: 'Load newest version' }));
  await waitFor(async () => expect((await process()).disabled).toBe(false));
  await user.click(await process());
  await waitFor(() => expect(calls.filter(({ path }) => path === '/order/process')).toHaveLength(2));
  expect(calls.findLast(({ path }) => path === '/order/process')?.body).toMatchObject({
    version: 5,
    orderItemList: [{ quantity: 6 }],
  });
});

test('an order that is on its way out already is not processed', async () => {
  const { address } = await show({ 'GET /order': { obj: { ...order, status: 'DONE' } } });
  await waitFor(() => expect(address()).toBe('/in/order?page=2'));
});

test('an order that somebody else has changed meanwhile is not processed, also after a refusal', async () => {
  let version = 4;
  const { user, log, calls } = await show({
    'GET /order': () => ({ obj: { ...order, version } }),
    'POST /order/process': () => failureResponse(409, 'CREDIT_LIMIT', 'The limit is reached.'),
  });
  await user.click(await process());
  await waitFor(() => expect(log).toContain('failure The limit is reached.'));
  expect((await process()).disabled).toBe(false);
  version = 5;
  const asked = () => calls.filter(({ path }) => path === '/order');
  await askedAgain(asked().length + 1, asked);
  expect(await screen.findByText('Someone else changed this order while you had it open.')).toBeTruthy();
  expect((await process()).disabled).toBe(true);
});

test('a line that costs nothing is called free, and warned of, until it gets a rate', async () => {
  const free = { ...order.orderItems[0], rate: 0, amount: 0 };
  await show({ 'GET /order': { obj: { ...order, orderItems: [free], total: 0 } } });
  const warning = () => screen.queryByText(/1 line is free: Chai/);
  await waitFor(() => expect(warning()).toBeTruthy());
  expect(screen.getByText('Free')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Rate of Chai'), { target: { value: '1.75' } });
  await waitFor(() => expect([warning(), screen.queryByText('Free')]).toEqual([null, null]));
});
