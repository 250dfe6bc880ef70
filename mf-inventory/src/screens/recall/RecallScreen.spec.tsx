import { failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { RecallScreen } from './RecallScreen.js';

const product = (productId: number, secondaryName: string, disabled = false) => ({
  productId,
  secondaryName,
  tertiaryName: '',
  description: '',
  code: '',
  gtin: '',
  brand: null,
  disabled,
  hasWeight: 'No',
  availableQty: 0,
  totalWeight: 0,
});
const order = (orderId: number, own: object) => ({
  orderId,
  displayId: orderId + 100,
  storeName: 'Wok',
  time: Date.UTC(2026, 2, 7, 15),
  shipped: { quantity: 6, weight: 0 },
  cameBack: { quantity: 1, weight: 0 },
  ...own,
});
const recall = (...orders: object[]) => ({
  productId: 2,
  productName: 'Feta',
  hasWeight: 'No',
  lot: 'L-1',
  expiry: '2026-04-01',
  orders,
  firstReceived: Date.UTC(2026, 1, 1, 15),
  lastReceived: Date.UTC(2026, 1, 1, 15),
  received: { quantity: 30, weight: 0 },
  inStock: { quantity: 17, weight: 0 },
  corrected: { quantity: 2, weight: 0 },
});

beforeEach(cleanup);

const open = (at = '/in/inventory/recall', response: Responses = {}) =>
  renderScreen(<RecallScreen />, {
    at,
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /product': { list: [product(1, 'Brie'), product(2, 'Feta', true)] },
      'GET /inventory/lots': { list: [{ lot: 'L-1', expiry: '2026-04-01', receivedDate: 0, quantity: 1, weight: 0 }] },
      'GET /inventory/recall': {
        obj: recall(order(1, {}), order(2, { storeName: 'Bistro', displayId: null })),
      },
      ...response,
    },
  });
type Shown = Awaited<ReturnType<typeof open>>;
const asked = ({ calls }: Shown, path: string) =>
  calls.filter((call) => call.path === path).map(({ query }) => query.toString());

test('a product is chosen first, also one that is not sold any more, and nothing is asked before', async () => {
  const shown = await open();
  expect(await screen.findByText(/^Choose a product and one of its lots/)).toBeTruthy();
  await waitFor(() => expect(asked(shown, '/product')).toEqual(['includeDisabled=true']));
  await shown.user.click(screen.getByRole('combobox', { name: 'Product' }));
  await shown.user.click(await screen.findByTitle(/Feta/));
  await waitFor(() => expect(shown.address()).toBe('/in/inventory/recall?productId=2'));
  await waitFor(() => expect(asked(shown, '/inventory/lots')).toEqual(['productId=2']));
  expect(asked(shown, '/inventory/recall')).toEqual([]);
});

test('a lot tells who got how much of it, and what is still out', async () => {
  const shown = await open('/in/inventory/recall?productId=2&lot=L-1');
  const wok = within((await screen.findByText('Wok')).closest('tr') as HTMLElement);
  expect(wok.getByText('#101')).toBeTruthy();
  expect(wok.getByText('5 pcs')).toBeTruthy();
  expect(screen.getByText('Deleted order #2')).toBeTruthy();
  const sumOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(['Received', 'Still out at stores', 'In stock', 'Removed or corrected', 'Stores'].map(sumOf)).toEqual([
    '30 pcs',
    '10 pcs',
    '17 pcs',
    '2 pcs',
    '2',
  ]);
  expect(asked(shown, '/inventory/recall')).toEqual(['productId=2&lot=L-1']);
});

test('where nothing has left, it says so; where it cannot be told, it can be asked again', async () => {
  const at = '/in/inventory/recall?productId=2&lot=L-1';
  await open(at, { 'GET /inventory/recall': { obj: recall() } });
  expect(await screen.findByText('Nothing of this lot has left the warehouse.')).toBeTruthy();
  cleanup();
  const answers: (object | Response)[] = [failureResponse(500, 'INTERNAL', 'Not now.'), { obj: recall(order(1, {})) }];
  const shown = await open(at, { 'GET /inventory/recall': () => answers.shift() as object });
  expect(await screen.findByText('Not now.')).toBeTruthy();
  await shown.user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText('Wok')).toBeTruthy();
});
