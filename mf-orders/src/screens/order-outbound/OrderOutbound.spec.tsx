import { failureResponse, labelOf, renderScreen, type Responses, scanWith } from '@depot/web-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { OrderOutbound } from './OrderOutbound.js';

const goods = ['Ham', 'Brie', 'Salmon'];
const orderOf = (count: number) => ({
  orderId: 7,
  displayId: 70,
  version: 1,
  time: 0,
  status: 'PROCESSING',
  storeId: 5,
  storeName: 'Wok',
  invoiceIds: [],
  paidFull: false,
  historyOrder: false,
  total: 24,
  estimated: false,
  deliveryDate: null,
  poNumber: '',
  note: '',
  orderItems: goods.slice(0, count).map((name, at) => ({
    orderItemId: at + 1,
    productId: at + 1,
    name,
    hasWeight: 'Yes',
    quantity: 1,
    weight: 8,
    rate: 2,
    amount: 16,
    notes: '',
    short: 0,
    scannedInvIds: [],
    scannedWeights: [],
    availableQty: 50,
  })),
});
const piece = {
  inventoryId: 1,
  productId: 1,
  productName: 'Ham',
  hasWeight: 'Yes',
  weight: 8,
  quantity: 1,
  qrValue: labelOf(1),
  qrText: 'Ham 8.00 lb',
  status: 'IN_STOCK',
  receivedDate: 1,
};

async function open(count: number, response: Responses = {}) {
  const page = await renderScreen(<OrderOutbound />, {
    at: '/in/order/outbound?orderId=7',
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /order': { obj: orderOf(count) },
      'GET /inventory': { list: [piece] },
      'POST /inventory/proposal': { list: [] },
      ...response,
    },
  });
  await screen.findByLabelText('Scan or type a label');
  return page;
}
/** The one thing that is missing is found, and the order is sent out. */
async function ship({ user }: Awaited<ReturnType<typeof open>>) {
  scanWith({ paceMs: 1 }, labelOf(1));
  await screen.findByText('Everything is here.');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
}

/** Messages shown to the user, without page titles. */
const toldOn = ({ log }: Awaited<ReturnType<typeof open>>) => log.filter((line) => !line.startsWith('title '));

beforeEach(() => localStorage.clear());

test.each([
  [1, 'Missing: Ham'],
  [2, 'Missing: Ham, Brie'],
  [3, 'Missing: Ham, Brie and 1 more'],
])('of %i lines that miss something two are named and the others counted', async (count, missing) => {
  await open(count);
  expect(await screen.findByText(missing)).toBeTruthy();
});

test('what was scanned is there when the page is opened again, and the last piece that was taken back is not', async () => {
  const first = await open(1);
  scanWith({ paceMs: 1 }, labelOf(1));
  await screen.findByText('Everything is here.');
  first.unmount();
  const second = await open(1);
  expect(await screen.findByText('Everything is here.')).toBeTruthy();
  await second.user.click(screen.getByRole('button', { name: 'Remove 8.00 lb' }));
  expect(await screen.findByText('Missing: Ham')).toBeTruthy();
  second.unmount();
  await open(1);
  expect(await screen.findByText('Missing: Ham')).toBeTruthy();
});

test('an order that is out leads back to the list', async () => {
  const page = await open(1, { 'POST /order/outbound': { obj: orderOf(1) } });
  await ship(page);
  await waitFor(() => expect(page.address()).toMatch(/^\/in\/order(\?|$)/));
  expect(page.log).toContain('success Order outbound success.');
});

test('without a network it waits, is told so, and cannot be sent twice', async () => {
  const page = await open(1, {
    'POST /order/outbound': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await ship(page);
  await waitFor(() => expect(toldOn(page)).not.toEqual([]));
  expect(toldOn(page)).toEqual(['info No connection. The outbound is kept and sent by itself.']);
  expect(page.address()).toBe('/in/order/outbound?orderId=7');
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(true));
});

test('one that waited and is refused for its expiry asks at once, and leaves when that is confirmed', async () => {
  let answer: () => unknown = () => {
    throw new TypeError('Failed to fetch');
  };
  const page = await open(1, { 'POST /order/outbound': () => answer() as object });
  await ship(page);
  await waitFor(() => expect(toldOn(page)).toEqual(['info No connection. The outbound is kept and sent by itself.']));
  answer = () => failureResponse(409, 'EXPIRED', 'Expired: Ham, on 2026-11-01.');
  window.dispatchEvent(new Event('online'));
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('Expired: Ham, on 2026-11-01.');
  answer = () => ({ obj: orderOf(1) });
  await page.user.click(within(question).getAllByRole('button').at(-1)!);
  await waitFor(() => expect(page.address()).toMatch(/^\/in\/order(\?|$)/));
  const sent = page.calls.filter(({ path }) => path === '/order/outbound').map(({ body }) => body);
  expect(sent.at(-1)).toMatchObject({ orderId: 7, expiredConfirmed: true });
  expect(localStorage.getItem('depot-outbound-queue')).toBeNull();
});

test('one that is refused says why, and the stock is asked for anew', async () => {
  const page = await open(1, {
    'POST /order/outbound': () => failureResponse(409, 'CONFLICT', 'Ham 8.00 lb has left already.'),
  });
  const looked = () => page.calls.filter(({ path }) => path === '/inventory').length;
  const before = looked();
  await ship(page);
  await waitFor(() => expect(toldOn(page)).not.toEqual([]));
  expect(toldOn(page).join()).toContain('Ham 8.00 lb has left already.');
  await waitFor(() => expect(looked()).toBeGreaterThan(before));
});

test('goods past their date leave only where the person says so', async () => {
  const page = await open(1, {
    'POST /order/outbound': ({ body }) =>
      (body as { expiredConfirmed?: boolean }).expiredConfirmed
        ? { obj: orderOf(1) }
        : failureResponse(409, 'EXPIRED', 'Ham 8.00 lb expired yesterday.'),
  });
  const sent = () => page.calls.filter(({ path }) => path === '/order/outbound').map(({ body }) => body);
  const answer = async (button: string) => {
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Ham 8.00 lb expired yesterday.')).toBeTruthy();
    await page.user.click(dialog.getByRole('button', { name: button }));
  };
  await ship(page);
  await answer('Take others');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([sent().length, toldOn(page)]).toEqual([1, []]);
  await page.user.click(screen.getByRole('button', { name: 'Submit' }));
  await answer('Ship expired goods');
  await waitFor(() => expect(page.address()).toMatch(/^\/in\/order(\?|$)/));
  expect(sent()).toMatchObject([{}, {}, { orderId: 7, inventoryList: [1], expiredConfirmed: true }]);
  expect(sent()[1]).not.toHaveProperty('expiredConfirmed');
});

test('what was scanned is there when the page is opened again, and gone once the order is out', async () => {
  const { unmount } = await open(1);
  scanWith({ paceMs: 1 }, labelOf(1));
  await screen.findByText('Everything is here.');
  unmount();
  const again = await open(1, { 'POST /order/outbound': { obj: orderOf(1) } });
  await screen.findByText('Everything is here.');
  await again.user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(again.address()).toMatch(/^\/in\/order(\?|$)/));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('outbound-'))).toEqual([]);
});

test('pieces that have gone meanwhile do not leave with the order', async () => {
  const { unmount } = await open(1);
  scanWith({ paceMs: 1 }, labelOf(1));
  await screen.findByText('Everything is here.');
  unmount();
  await open(1, { 'GET /inventory': { list: [] } });
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(true));
  expect(screen.queryByText('Everything is here.')).toBeNull();
});

/** Order of a piece of ham and of jars that only a tick confirms. */
const withJars = () => {
  const order = orderOf(1);
  const [ham] = order.orderItems;
  const jars = { ...ham!, orderItemId: 9, productId: 9, name: 'Jars', hasWeight: 'No', quantity: 6, location: 'B-7' };
  return { ...order, orderItems: [ham!, jars] };
};

test('lines that nothing confirms are not counted, and their place is next', async () => {
  const { user } = await open(2, { 'GET /order': { obj: withJars() } });
  const bar = screen.getByRole('progressbar', { name: 'Lines confirmed' });
  expect(within(screen.getByRole('group', { name: 'Next place' })).getByText('B-7')).toBeTruthy();
  expect(bar.getAttribute('aria-valuenow')).toBe('0');
  scanWith({ paceMs: 1 }, labelOf(1));
  expect(await screen.findByText('1 line is not confirmed.')).toBeTruthy();
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('data-done')]).toEqual(['1', 'false']);
  expect(screen.queryByText('Everything is here.')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Packed: Jars' }));
  expect(await screen.findByText('Everything is here.')).toBeTruthy();
  expect(bar.getAttribute('data-done')).toBe('true');
  expect(screen.queryByRole('group', { name: 'Next place' })).toBeNull();
});

test('unconfirmed lines are named once before the order leaves, also without a network', async () => {
  const page = await open(2, {
    'GET /order': { obj: withJars() },
    'POST /order/outbound': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const sent = () => page.calls.filter(({ path }) => path === '/order/outbound').length;
  scanWith({ paceMs: 1 }, labelOf(1));
  await screen.findByText('1 line is not confirmed.');
  const submit = async (answer: string) => {
    await page.user.click(screen.getByRole('button', { name: 'Submit' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText('Jars')).toBeTruthy();
    await page.user.click(question.getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await submit('Keep picking');
  expect([sent(), toldOn(page)]).toEqual([0, []]);
  await submit('Ship anyway');
  await waitFor(() => expect(toldOn(page)).toEqual(['info No connection. The outbound is kept and sent by itself.']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an order that waits for the network holds no other one up', async () => {
  localStorage.setItem('depot-outbound-queue', '1');
  localStorage.setItem(
    'depot-outbound-entry-a',
    JSON.stringify({
      key: 'a',
      userId: 1,
      tab: 'x',
      time: 0,
      isWaiting: true,
      orderId: 8,
      displayId: 80,
      request: { orderId: 8 },
    }),
  );
  await open(1, {
    'POST /order/outbound': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  scanWith({ paceMs: 1 }, labelOf(1));
  await screen.findByText('Everything is here.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(false);
});
