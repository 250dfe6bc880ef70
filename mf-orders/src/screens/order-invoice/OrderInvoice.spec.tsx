import { failureResponse, NetworkBack, renderScreen } from '@depot/web-testing';
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

it.each([
  ['are asked for again', new Promise<object>(() => undefined)],
  ['cannot be asked for again', failureResponse(500, 'INTERNAL', 'Something broke.')],
])('keeps what is entered while the invoices %s', async (_, second) => {
  const { calls } = await open([{ list: [] }, second]);
  fireEvent.change(await screen.findByLabelText('Rate of Tea'), { target: { value: '3.50' } });
  fireEvent.click(screen.getByText('The network is back'));
  await waitFor(() => expect(calls.filter(({ path }) => path === '/invoice')).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(rate()).toBe('3.50');
});

it('says why there is nothing to bill yet, and asks again', async () => {
  const { user } = await open([failureResponse(500, 'INTERNAL', 'Something broke.'), { list: [] }]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Rate of Tea');
  expect(rate()).toBe('2.00');
});
