import type { Order, OrderStatus } from '@depot/contracts/orders';
import { failureResponse, renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { OrderLoader } from './OrderLoader.js';
import { useReturnToList } from './useOrderParams.js';

const order = (status: OrderStatus): Order => ({
  orderId: 107,
  displayId: 7,
  version: 1,
  time: Date.UTC(2026, 2, 7, 15),
  status,
  storeId: 5,
  storeName: 'Island Trading',
  orderItems: [],
  invoiceIds: [],
  paidFull: false,
  historyOrder: false,
  total: 8,
  estimated: false,
  deliveryDate: null,
  poNumber: '',
  note: '',
});

function Leave() {
  return <button onClick={useReturnToList()}>leave</button>;
}

/** Page of a step that only pending orders allow. */
const show = (status: OrderStatus, from: string) =>
  renderScreen(
    <OrderLoader title={String} allowed={(each) => each.status === 'PENDING'}>
      {() => <Leave />}
    </OrderLoader>,
    {
      at: `/in/order/process?orderId=107&displayId=7&${from}`,
      texts: { [manifest.name]: manifest.locales },
      response: { 'GET /order': { obj: order(status) } },
    },
  );

const origins = [
  ['from=order', '/in/order/edit?id=107'],
  ['currentPage=3', '/in/order?page=3'],
] as const;

test.each(origins)('a step that is done leads to where it was begun (%s)', async (from, origin) => {
  const { user, address } = await show('PENDING', from);
  await user.click(await screen.findByText('leave'));
  expect(address()).toBe(origin);
});

test.each(origins)('so does one that somebody else was quicker to do (%s)', async (from, origin) => {
  const { address } = await show('PROCESSING', from);
  await waitFor(() => expect(address()).toBe(origin));
});

test('the order of another store leads on instead of offering another try', async () => {
  const { user, address } = await renderScreen(<OrderLoader title={String}>{() => <Leave />}</OrderLoader>, {
    at: '/in/order/edit?id=107',
    texts: { [manifest.name]: manifest.locales },
    response: { 'GET /order': failureResponse(404, 'NOT_FOUND', 'Order 107 was not found.') },
  });
  expect(await screen.findByText('There is no such order, or it belongs to another store.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /again/i })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(address()).toMatch(/^\/in\/order(\?|$)/);
});
