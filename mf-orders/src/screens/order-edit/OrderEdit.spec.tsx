import type { Order } from '@depot/contracts/orders';
import {
  askedAgain,
  failureResponse,
  NetworkBack,
  renderScreen,
  type Responses,
  type ScreenSettings,
} from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { OrderEdit } from './OrderEdit.js';

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
      orderItemId: 1,
      quantity: 4,
      weight: 0,
      rate: 2,
      amount: 8,
      notes: '',
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
  availableQty: 9,
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
    <OrderEdit />
    <NetworkBack />
  </>
);
const show = (response: Responses = {}, claims: ScreenSettings['claims'] = {}) =>
  renderScreen(page, {
    claims,
    at: '/in/order/edit?id=107&currentPage=2',
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /order': { obj: order },
      'GET /product': { list: [product] },
      'GET /user-product/product-ids': { list: [1] },
      'GET /user': { list: [] },
      'GET /order/returns': { list: [] },
      ...response,
    },
  });
const save = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Save order', hidden: true });

test('an order is saved once something was changed, with the version that was seen', async () => {
  const { user, calls, address } = await show({ 'PUT /order': { obj: { ...order, version: 5 } } });
  expect((await save()).disabled).toBe(true);
  await user.type(await screen.findByLabelText(/^Note/, { selector: 'textarea' }), 'Ring.');
  await waitFor(async () => expect((await save()).disabled).toBe(false));
  await user.click(await save());
  await waitFor(() => expect(address()).toBe('/in/order?page=2'));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    orderId: 107,
    version: 4,
    note: 'Ring.',
    orderItemList: [{ productId: 1, quantity: 4 }],
  });
});

test('an order is not saved with a rate that is no number, and says why', async () => {
  await show();
  const field = await screen.findByLabelText('Rate of Chai');
  fireEvent.change(field, { target: { value: '1,234.50' } });
  expect((await save()).disabled).toBe(true);
  expect(screen.getByText('Enter every rate as a number such as 12.50, or leave it empty.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '1234.50' } });
  await waitFor(async () => expect((await save()).disabled).toBe(false));
});

test('nothing more can be written while an order is saved: the answer would take it along', async () => {
  let saved = (_: object) => {};
  const { user } = await show({ 'PUT /order': () => new Promise<object>((resolve) => (saved = resolve)) });
  const note = await screen.findByLabelText<HTMLTextAreaElement>(/^Note/, { selector: 'textarea' });
  await user.type(note, 'Ring.');
  await user.click(await save());
  expect([note.disabled, screen.getByRole<HTMLButtonElement>('button', { name: 'Add line' }).disabled]).toEqual([
    true,
    true,
  ]);
  saved(failureResponse(409, 'CONFLICT', 'Not now.'));
  await waitFor(() => expect(note.disabled).toBe(false));
  expect(note.value).toBe('Ring.');
});

test('a template of one of several areas is saved once, however often it is asked for', async () => {
  const second = { ...product, productId: 2, secondaryName: 'Ice', subWarehouse: { id: 9, name: 'Cold' } };
  const [item] = order.orderItems;
  const orderItems = [item, { ...item, orderItemId: 2, productId: 2, name: 'Ice' }];
  let saved = (_: object) => {};
  const { user, calls } = await show({
    'GET /order': { obj: { ...order, orderItems, status: 'DONE', historyOrder: true } },
    'GET /product': { list: [product, second] },
    'GET /user-product/product-ids': { list: [1, 2] },
    'GET /invoice': { list: [] },
    'GET /return': { list: [] },
    'POST /order-template': () => new Promise<object>((resolve) => (saved = resolve)),
  });
  await user.click(await screen.findByRole('button', { name: /More/ }));
  await user.click(await screen.findByRole('menuitem', { name: /Save as template/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('Name'), 'Weekly');
  // Enter submits the form by this button in a browser
  const saveTemplate = dialog.getByRole('button', { name: 'Save template' });
  await user.click(saveTemplate);
  await user.click(saveTemplate);
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('Name').disabled).toBe(true));
  expect(dialog.queryByText(/optional/)).toBeNull();
  saved({ obj: {} });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([{ path: '/order-template' }]);
});

test('the goods of a line stand once it is stored, and are chosen on a new one', async () => {
  const { user } = await show();
  const choices = () => screen.queryAllByRole('combobox', { name: /^Product/ });
  expect(await screen.findByText('9 available')).toBeTruthy();
  expect(choices()).toHaveLength(0);
  expect(screen.getByText('Chai', { selector: 'span' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add line' }));
  expect(choices()).toHaveLength(1);
});

test('an order whose papers could not be read does not say that there are none', async () => {
  const refused = failureResponse(500, 'INTERNAL', 'Something broke.');
  const answers: object[] = [refused, { list: [] }];
  const { user } = await show({
    'GET /order': { obj: { ...order, status: 'DONE', historyOrder: true } },
    'GET /invoice': { list: [] },
    'GET /return': () => answers.shift() ?? refused,
  });
  expect(await screen.findByText('Something broke.')).toBeTruthy();
  expect(screen.queryByText('Nothing is billed yet.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing is billed yet.')).toBeTruthy();
});

test('a template of which nobody knows what can be ordered leaves nothing out, and is asked for again', async () => {
  let isDown = true;
  const { user } = await show({
    'GET /order': { obj: { ...order, status: 'DONE', historyOrder: true } },
    'GET /invoice': { list: [] },
    'GET /return': { list: [] },
    'GET /user-product/product-ids': () =>
      isDown ? failureResponse(500, 'INTERNAL', 'Something broke.') : { list: [1] },
  });
  await user.click(await screen.findByRole('button', { name: /More/ }));
  await user.click(await screen.findByRole('menuitem', { name: /Save as template/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Something broke.')).toBeTruthy();
  expect(dialog.queryByText(/left out/)).toBeNull();
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByLabelText('Name')).toBeTruthy();
  expect(dialog.queryByText(/left out/)).toBeNull();
});

test.each([
  ['ADMIN', 'PENDING', true],
  ['ADMIN', 'PROCESSING', false],
  ['WAREHOUSE_ADMIN', 'PENDING', false],
  ['STORE', 'PENDING', false],
] as const)('%s may leave a %s order with more than there is: %p', async (r, status, may) => {
  await show(
    { 'GET /order': { obj: { ...order, status, orderItems: [{ ...order.orderItems[0], availableQty: 9 }] } } },
    { r },
  );
  const field = await screen.findByLabelText('Quantity of Chai');
  fireEvent.change(field, { target: { value: '10' } });
  expect((await save()).disabled).toBe(!may);
  fireEvent.change(field, { target: { value: '9' } });
  await waitFor(async () => expect((await save()).disabled).toBe(false));
});

test('a store says nothing of rates', async () => {
  const { user, calls } = await show({ 'PUT /order': { obj: order } }, { r: 'STORE', id: 5 });
  fireEvent.change(await screen.findByLabelText('Quantity of Chai'), { target: { value: '3' } });
  await user.click(await save());
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    orderItemList: [{ orderItemId: 1, productId: 1, quantity: 3, notes: '' }],
  });
  expect(JSON.stringify(calls.find(({ method }) => method === 'PUT')?.body)).not.toContain('rate');
});

test('what was written is saved before the order goes on', async () => {
  const { user } = await show();
  const next = await screen.findByRole<HTMLButtonElement>('button', { name: 'Process' });
  expect(next.disabled).toBe(false);
  await user.type(await screen.findByLabelText(/^Note/, { selector: 'textarea' }), 'Ring.');
  expect(next.disabled).toBe(true);
  expect(screen.getByText('Save your changes first.')).toBeTruthy();
});

test('its history tells who did what and when, and of whoever is gone that alone', async () => {
  const time = Date.UTC(2026, 2, 9, 14);
  const history: Order['history'] = [
    { kind: 'PLACED', time: order.time, user: 'Dana' },
    { kind: 'EDITED', time, user: '' },
  ];
  await show({ 'GET /order': { obj: { ...order, history } } });
  const aside = within(await screen.findByRole('complementary'));
  const events = aside.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(events).toEqual(['Placed3/7/2026, 10:00 AM · Dana', 'Edited3/9/2026, 10:00 AM']);
});

test('an answer asked for before the own step is not what the order is after it', async () => {
  const outbound: Order = { ...order, status: 'OUTBOUND', historyOrder: true };
  const done: Order = { ...outbound, status: 'DONE', version: 5 };
  let now = outbound;
  let answerLate: (answer: object) => void = () => undefined;
  let isLate = false;
  const { user, calls, log } = await show({
    'GET /order': () => (isLate ? new Promise<object>((resolve) => (answerLate = resolve)) : { obj: now }),
    'PUT /order/direct-complete': () => {
      now = done;
      return { obj: done };
    },
    'GET /invoice': { list: [] },
    'GET /return': { list: [] },
  });
  const complete = await screen.findByRole('button', { name: 'Complete Order' });
  const reads = () => calls.filter(({ method, path }) => method === 'GET' && path === '/order');
  isLate = true;
  await askedAgain(reads().length + 1, reads);
  isLate = false;
  await user.click(complete);
  await user.click(await screen.findByRole('button', { name: 'Complete order' }));
  await waitFor(() => expect(log.some((line) => line.startsWith('success'))).toBe(true));
  answerLate({ obj: outbound });
  expect(await screen.findByRole('button', { name: 'Generate Invoice' })).toBeTruthy();
  expect(screen.queryByText(/Someone else changed/)).toBeNull();
});
