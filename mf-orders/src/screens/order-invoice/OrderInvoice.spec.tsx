import { askedAgain, failureResponse, NetworkBack, renderScreen, type ScreenSettings } from '@depot/web-testing';
import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { OrderInvoice } from './OrderInvoice.js';

const tea = { orderItemId: 2, productId: 10, name: 'Tea', hasWeight: 'No', rate: 2, weight: 0, quantity: 12 };
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
  orderItems: [{ ...tea, amount: 24, notes: '', short: 0, scannedInvIds: [], scannedWeights: [] }],
};
const page = (
  <>
    <OrderInvoice />
    <NetworkBack />
  </>
);
const salt = { ...order.orderItems[0], orderItemId: 3, productId: 11, name: 'Salt', rate: 1, amount: 12 };
/** Opens the page of an order of tea and salt. */
const openBoth = (invoices: object[], settings: ScreenSettings = {}) =>
  renderScreen(page, {
    at: '/in/order/invoice?orderId=7',
    texts: { [manifest.name]: manifest.locales },
    ...settings,
    response: {
      'GET /order': { obj: { ...order, orderItems: [...order.orderItems, salt] } },
      'GET /invoice': { list: invoices },
      'POST /invoice': { obj: { invoiceId: 'INV-9' } },
      ...settings.response,
    },
  });
const invoiceOf = (orderItemId: number, more: object = {}) => ({
  status: 'UNPAID',
  returnId: null,
  invoiceItems: [{ orderItemId }],
  ...more,
});
const generate = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Invoice' });

/** Opens the page; the given responses answer its invoice queries in turn. */
const open = (answers: (object | Promise<object>)[]) =>
  renderScreen(page, {
    at: '/in/order/invoice?orderId=7',
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /order': { obj: order },
      'GET /invoice': () => answers.shift() ?? failureResponse(500, 'INTERNAL', 'Something broke.'),
    },
  });
const rate = () => screen.queryByLabelText<HTMLInputElement>('Rate of Tea')?.value;

it('keeps what is entered while the invoices are asked for again, and where they cannot be', async () => {
  let answer = (_: object) => {};
  const second = new Promise<object>((resolve) => (answer = resolve));
  const { calls } = await open([{ list: [] }, second, failureResponse(500, 'INTERNAL', 'Something broke.')]);
  const field = await screen.findByLabelText<HTMLInputElement>('Rate of Tea');
  fireEvent.change(field, { target: { value: '3.50' } });
  const asked = () => calls.filter(({ path }) => path === '/invoice');
  await askedAgain(2, asked);
  await waitFor(() => expect(field.isConnected).toBe(true));
  answer({ list: [] });
  await askedAgain(4, asked);
  expect([field.isConnected, field.value]).toEqual([true, '3.50']);
});

it('asks before it gives up what was entered', async () => {
  const { user } = await openBoth([]);
  const field = await screen.findByLabelText<HTMLInputElement>('Rate of Tea');
  await user.clear(field);
  await user.type(field, '3.50');
  const back = () => user.click(screen.getAllByRole('button', { name: /Back$/ }).at(-1)!);
  await back();
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(rate()).toBe('3.50');
  await back();
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(rate()).toBeUndefined());
});

it('is left unasked once the invoice is made', async () => {
  const { user, log } = await openBoth([]);
  await user.type(await screen.findByLabelText('Rate of Tea'), '{Backspace}5');
  await user.click(generate());
  await waitFor(() => expect(log.some((line) => line.includes('INV-9'))).toBe(true));
  await waitFor(() => expect(rate()).toBeUndefined());
  expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull();
});

it('says why there is nothing to bill yet, and asks again', async () => {
  const { user } = await open([failureResponse(500, 'INTERNAL', 'Something broke.'), { list: [] }]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Rate of Tea');
  expect(rate()).toBe('2.00');
});

it('bills nothing at a rate that is no number, and says why', async () => {
  await open([{ list: [] }]);
  const field = await screen.findByLabelText<HTMLInputElement>('Rate of Tea');
  const generate = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Invoice' }).disabled;
  fireEvent.change(field, { target: { value: '1,234.50' } });
  expect(generate()).toBe(true);
  expect(screen.getByText('Enter every rate as a number such as 12.50, or leave it empty.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '' } });
  expect(generate()).toBe(false);
});

it('bills the lines that were chosen, as they were changed, and says the number', async () => {
  const { user, calls, log, address } = await openBoth([]);
  fireEvent.change(await screen.findByLabelText('Rate of Tea'), { target: { value: '2.50' } });
  fireEvent.change(screen.getByLabelText('Quantity of Tea'), { target: { value: '10' } });
  expect(screen.getByText('$37.00')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /Salt/ }));
  expect(screen.getByText('$25.00', { selector: 'strong *' })).toBeTruthy();
  await user.click(generate());
  await waitFor(() => expect(log.find((each) => each.startsWith('success'))).toContain('INV-9'));
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/invoice',
    body: { orderId: 7, orderItemList: [{ orderItemId: 2, rate: 2.5, quantity: 10 }] },
  });
  expect(address()).toBe('/in/order');
});

it('offers what no invoice bills; one that is void or a credit bills nothing', async () => {
  await openBoth([invoiceOf(2), invoiceOf(3, { status: 'VOID' }), invoiceOf(3, { returnId: 4 })]);
  expect(await screen.findByLabelText('Rate of Salt')).toBeTruthy();
  expect(screen.queryByLabelText('Rate of Tea')).toBeNull();
});

it('says that all is billed, and then there is nothing to make', async () => {
  await openBoth([invoiceOf(2), invoiceOf(3)]);
  await waitFor(() => expect(generate().disabled).toBe(true));
  expect(screen.queryByLabelText('Rate of Salt')).toBeNull();
});

it('stays with what was entered where the server refuses, and says why', async () => {
  const { user, log, address } = await openBoth([], {
    response: { 'POST /invoice': () => failureResponse(409, 'CONFLICT', 'It is billed already.') },
  });
  fireEvent.change(await screen.findByLabelText('Rate of Tea'), { target: { value: '2.50' } });
  await user.click(generate());
  await waitFor(() => expect(log).toContain('failure It is billed already.'));
  expect([address(), rate()]).toEqual(['/in/order/invoice?orderId=7', '2.50']);
});

it('is for whoever may make invoices, of an order that has left', async () => {
  const left = async (settings: ScreenSettings) => {
    const { address, unmount } = await openBoth([], settings);
    await waitFor(() => expect(address()).toBe('/in/order'));
    unmount();
  };
  await left({ claims: { r: 'STORE' } });
  await left({ claims: { r: 'WAREHOUSE_ADMIN', v: 'true' } });
  await left({ response: { 'GET /order': { obj: { ...order, status: 'PROCESSED' } } } });
});

it('warns of what would be billed for nothing', async () => {
  const { user } = await openBoth([]);
  await user.clear(await screen.findByLabelText('Rate of Tea'));
  expect(await screen.findByText(/1 line is free: Tea/)).toBeTruthy();
  expect(screen.getByText('Free')).toBeTruthy();
});
