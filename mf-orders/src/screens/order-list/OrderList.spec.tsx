import type { Order } from '@depot/contracts/orders';
import {
  boxAlongTheWay,
  failureResponse,
  refusals,
  type RenderedScreen,
  renderScreen,
  type Responses,
  type ScreenSettings,
  sendRefused,
} from '@depot/web-testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { OrderList } from './OrderList.js';

const order = (displayId: number, fields: Partial<Order> = {}): Order => ({
  orderId: displayId + 100,
  displayId,
  version: 1,
  time: Date.UTC(2026, 2, 7, 15),
  status: 'PENDING',
  storeId: 5,
  storeName: 'Island Trading',
  orderItems: [
    {
      orderItemId: 1,
      productId: 1,
      name: 'Chai',
      hasWeight: 'No',
      quantity: 4,
      weight: 0,
      rate: 2,
      amount: 8,
      notes: 'back door',
      short: 1,
      scannedInvIds: [],
      scannedWeights: [],
    },
  ],
  invoiceIds: [],
  paidFull: false,
  historyOrder: false,
  total: 8,
  estimated: false,
  deliveryDate: null,
  poNumber: '',
  note: '',
  ...fields,
});
const orders = [
  order(503),
  order(502, { status: 'OUTBOUND', historyOrder: true }),
  order(501, { status: 'CANCELLED' }),
];
const page = { list: orders, total: 45, totalPages: 3, asOf: 503 };

function open(settings: ScreenSettings = {}) {
  const response = {
    'POST /order/query': page,
    'GET /user': { list: [{ id: 5, name: 'Island Trading' }] },
    'GET /product': { list: [] },
    ...settings.response,
  };
  return renderScreen(<OrderList />, {
    at: '/in/order',
    texts: { [manifest.name]: manifest.locales },
    ...settings,
    response,
  });
}
const row = async (displayId: number) => (await screen.findByText(String(displayId))).closest('tr')!;

describe('the list of orders', () => {
  beforeEach(() => localStorage.clear());

  test('has the columns of the product, in the order people know', async () => {
    await open();
    await row(503);
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads.filter(Boolean)).toEqual(['ID', 'Date', 'Status', 'Store', 'Total', 'Order items', 'Actions']);
    expect(within(await row(503)).getByText('3/7/2026')).toBeTruthy();
  });

  test('shows the lines of an order at Details and hides them again', async () => {
    const { user } = await open();
    const details = within(await row(503)).getByRole('button', { name: /Details/ });
    await user.click(details);
    expect(screen.getByText('1 short')).toBeTruthy();
    expect(screen.getByText('back door')).toBeTruthy();
    await user.click(within(await row(503)).getByRole('button', { name: /Hide/ }));
    expect(
      within(await row(503))
        .getByRole('button', { name: /Details/ })
        .getAttribute('aria-expanded'),
    ).toBe('false');
  });

  test('remembers the row that is worked on, with its page and filters', async () => {
    const { user, address } = await open({ at: '/in/order?page=2&statuses=PENDING' });
    await user.click(within(await row(503)).getByRole('button', { name: /Process/ }));
    expect(address()).toBe('/in/order/process?orderId=603&displayId=503&currentPage=2');
    expect(JSON.parse(localStorage.getItem('current-order-row') ?? '')).toEqual({
      orderId: 603,
      currentPage: 2,
      search: '?page=2&statuses=PENDING',
    });
  });

  test('comes back to that page and marks the row', async () => {
    localStorage.setItem('current-order-row', JSON.stringify({ orderId: 602, currentPage: 2, search: '?page=2' }));
    const { address, calls } = await open();
    await waitFor(() => expect(address()).toBe('/in/order?page=2'));
    expect((await row(502)).getAttribute('aria-current')).toBe('true');
    expect((await row(503)).getAttribute('aria-current')).toBeNull();
    expect(calls.filter(({ path }) => path === '/order/query').at(-1)?.body).toMatchObject({ page: 1 });
  });

  test('leads to the last page from one whose last order has gone', async () => {
    const found = ({ body }: { body: unknown }) => ((body as { page: number }).page < 2 ? page : { ...page, list: [] });
    const { user, address } = await open({
      at: '/in/order?page=3&statuses=PENDING',
      response: { 'POST /order/query': (call) => ({ ...found(call), total: 40, totalPages: 2 }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Go to the last page' }));
    await row(503);
    expect(address()).toBe('/in/order?page=2&statuses=PENDING');
    expect(screen.queryByText('No orders here. Try adjusting filters.')).toBeNull();
  });

  test('filters by store only once a store is chosen', async () => {
    const { user, address } = await open();
    const filter = await screen.findByRole('button', { name: /Filter/ });
    expect(filter).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('combobox', { name: 'Filter by store' }));
    await user.click(await screen.findByTitle('Island Trading'));
    await user.click(filter);
    expect(address()).toBe('/in/order?stores=5');
  });

  test('shows in its box what the address says, and its own link empties it', async () => {
    const at = { open: (to: string) => open({ at: to }), path: '/in/order', query: 'number=503' };
    expect(await boxAlongTheWay({ ...at, box: 'Order number' })).toEqual(['503', '', '', '503']);
  });

  test('asks whether goods that left go back into stock when their order is cancelled', async () => {
    const { user, calls } = await open({ response: { 'PUT /order/cancel': { obj: orders[1]! } } });
    await user.click(within(await row(502)).getByRole('button', { name: 'More for order #502' }));
    await user.click(await screen.findByRole('menuitem', { name: /Cancel/ }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Do you want to cancel order #502');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Add products back to System Inventory?' }));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(calls.some(({ path }) => path === '/order/cancel')).toBe(true));
    expect(calls.find(({ path }) => path === '/order/cancel')?.query.toString()).toBe('id=602&version=1&addBack=true');
  });

  test('cancels after a question: what left stays out of stock unless that is chosen, what did not is not asked of', async () => {
    const { user, calls } = await open({ response: { 'PUT /order/cancel': { obj: orders[1]! } } });
    const answer = async (displayId: number, button: string) => {
      await user.click(within(await row(displayId)).getByRole('button', { name: `More for order #${displayId}` }));
      await user.click((await screen.findAllByRole('menuitem', { name: /Cancel/ })).at(-1)!);
      const dialog = within(await screen.findByRole('dialog'));
      const asksForStock = dialog.queryByRole('checkbox') !== null;
      await user.click(dialog.getByRole('button', { name: button }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      return asksForStock;
    };
    const cancelled = () => calls.filter(({ path }) => path === '/order/cancel').map(({ query }) => query.toString());
    expect(await answer(502, 'Keep order')).toBe(true);
    expect(cancelled()).toEqual([]);
    await answer(502, 'Cancel order');
    expect(await answer(503, 'Cancel order')).toBe(false);
    expect(cancelled()).toEqual(['id=602&version=1&addBack=false', 'id=603&version=1']);
  });

  test('names a past order by the number of its file too, and says that its goods were never in this stock', async () => {
    const past = { ...orders[1]!, externalId: 'INV-2210' };
    const { user, calls } = await open({
      response: {
        'POST /order/query': { list: [past], total: 1, totalPages: 1, asOf: 0 },
        'PUT /order/cancel': { obj: past },
      },
    });
    expect((await row(502)).textContent).toContain('Original no. INV-2210');
    await user.click(within(await row(502)).getByRole('button', { name: 'More for order #502' }));
    await user.click(await screen.findByRole('menuitem', { name: /Cancel/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Its goods left before stock was counted here: stock stays as it is.')).toBeTruthy();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(calls.some(({ path }) => path === '/order/cancel')).toBe(true));
  });

  test('says why an order could not be deleted in the dialog that has to be read', async () => {
    const { user, log } = await open({
      response: { 'DELETE /order': failureResponse(409, 'IN_USE', 'This order still has invoices: I4.') },
    });
    await user.click(within(await row(501)).getByRole('button', { name: /Delete/ }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Do you really want to delete order #501');
    await user.click(within(dialog).getByRole('button', { name: 'Delete order' }));
    await waitFor(() => expect(JSON.stringify(log)).toContain('This order still has invoices: I4.'));
  });

  const cancelOrder = async ({ user }: RenderedScreen) => {
    await user.click(within(await row(503)).getByRole('button', { name: 'More for order #503' }));
    await user.click((await screen.findAllByRole('menuitem', { name: /Cancel/ })).at(-1)!);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const deleteOrder = async ({ user }: RenderedScreen) => {
    await user.click(within(await row(501)).getByRole('button', { name: /Delete/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  describe.each([
    { name: 'a cancellation', command: 'PUT /order/cancel', send: cancelOrder },
    { name: 'a deletion', command: 'DELETE /order', send: deleteOrder },
  ])('$name', ({ command, send }) => {
    test.each(refusals)('that is $name is told, and can be tried again', async (refusal) => {
      const form = { open: (response: Responses) => open({ response }), command, accepted: { obj: orders[2]! }, send };
      const [first, second] = await sendRefused(form, refusal);
      expect([first, second]).toEqual([first, first]);
    });
  });

  test('offers a reader nothing but printing', async () => {
    await open({ claims: { r: 'READ_ONLY_STORE' } });
    const first = within(await row(503));
    expect(
      first.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Details (1)', 'Print order #503']);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /New order/ })).toBeNull();
  });

  test('in view-only mode offers a warehouse admin nothing that changes something', async () => {
    await open({ claims: { r: 'WAREHOUSE_ADMIN', v: 'true' } });
    const first = within(await row(503));
    expect(first.queryByRole('button', { name: /Process/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Manual order/ })).toBeNull();
    expect(first.getByRole('button', { name: 'Print order #503' })).toBeTruthy();
  });

  test('says what failed and tries again', async () => {
    let failing = true;
    const response = {
      'POST /order/query': () => (failing ? failureResponse(500, 'INTERNAL', 'An unexpected error occurred.') : page),
    };
    const { user } = await open({ response });
    expect((await screen.findByRole('alert')).textContent).toContain('An unexpected error occurred.');
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row(503)).toBeTruthy();
  });

  test('says that a further page failed, instead of the rows of the page before', async () => {
    const response = {
      'POST /order/query': ({ body }: { body: unknown }) =>
        (body as { page: number }).page === 0
          ? page
          : failureResponse(409, 'CONFLICT', 'The orders could not be read.'),
    };
    const { user } = await open({ response });
    await row(503);
    await user.click(screen.getByRole('button', { name: '2' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The orders could not be read.');
    expect(screen.queryByText('503')).toBeNull();
  });
});
