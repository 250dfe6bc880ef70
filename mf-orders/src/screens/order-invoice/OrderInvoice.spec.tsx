import { askedAgain, failureResponse, NetworkBack, renderScreen } from '@depot/web-testing';
import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { OrderInvoice } from './OrderInvoice.js';

const tea = { orderItemId: 2, productId: 10, name: 'Tea', hasWeight: 'No', rate: 2, weight: 0, quantity: 12 };
const order = {
  ...{ orderId: 7, displayId: 70, version: 1, time: 0, status: 'DONE', storeId: 5, storeName: 'Wok', invoiceIds: [] },
  ...{ paidFull: false, historyOrder: true, total: 24, estimated: false, deliveryDate: null, poNumber: '', note: '' },
  orderItems: [{ ...tea, amount: 24, notes: '', short: 0, scannedInvIds: [], scannedWeights: [] }],
};
const page = (
  <>
    <OrderInvoice />
    <NetworkBack />
  </>
);
/** Opens the page, whose question for the invoices is answered by one after the other. */
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
