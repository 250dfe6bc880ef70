import type { StockVarianceAnswer } from '@depot/contracts/inventory';
import { failureResponse, renderScreen, type ScreenSettings } from '@depot/web-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { CountReview } from './CountReview.js';

const head = {
  id: 7,
  displayId: 3,
  status: 'OPEN',
  name: 'Cold store',
  createdBy: 'Ana',
  time: 0,
  products: 4,
  counted: 3,
};
const row = (productId: number, own: Partial<StockVarianceAnswer> = {}) => ({
  productId,
  productName: `Product ${productId}`,
  hasWeight: 'No',
  countedBy: 'Ana',
  countedTime: 0,
  bookQuantity: 5,
  bookWeight: 0,
  quantity: 5,
  weight: 0,
  missing: [],
  ...own,
});
const rows = [
  row(1),
  row(2, { quantity: 3 }),
  row(3, { hasWeight: 'Yes', bookWeight: 12.5, weight: 12.4 }),
  row(4, { hasWeight: 'Yes', missing: [{ inventoryId: 9, qrText: 'Ham 8.00 lb' }] }),
];

async function show(settings: ScreenSettings = {}) {
  const page = await renderScreen(<CountReview />, {
    at: '/in/inventory/count/review?id=7',
    texts: { [manifest.name]: manifest.locales },
    ...settings,
    response: {
      'GET /stock-count/lines': { obj: { ...head, lines: [] } },
      'GET /stock-count/review': { list: rows, version: 'first' },
      ...settings.response,
    },
  });
  const answer = async (button: string) => {
    await page.user.click(post());
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.click(dialog.getByRole('button', { name: button }));
  };
  const posted = () => page.calls.filter(({ path }) => path === '/stock-count/post');
  return { ...page, answer, posted };
}
const post = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Post the count' });
const products = () => screen.queryAllByRole('link', { name: /^Product/ }).map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test('shows where number, weight or pieces differ from the books, and the rest when asked', async () => {
  const { user } = await show();
  await waitFor(() => expect(products()).toEqual(['Product 2', 'Product 3', 'Product 4']));
  expect(screen.getByText('3 differences')).toBeTruthy();
  expect(screen.getByText('1 product was not counted and stays as it is.')).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: 'Only differences' }));
  expect(products()).toEqual(['Product 1', 'Product 2', 'Product 3', 'Product 4']);
});

test('is posted with a reason, after a question, once', async () => {
  const { answer, posted, log, address } = await show({ response: { 'POST /stock-count/post': { obj: head } } });
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: ' Yearly count ' } });
  await answer('Not yet');
  expect(posted()).toEqual([]);
  await answer('Post the count');
  await waitFor(() => expect(address()).toBe('/in/inventory/count'));
  expect(posted()).toMatchObject([
    { path: '/stock-count/post', body: { id: 7, reason: 'Yearly count', version: 'first' } },
  ]);
  expect(log).toContain('success Stock count posted.');
});

test('a refusal is told, and the page stays', async () => {
  const { answer, log, address } = await show({
    response: { 'POST /stock-count/post': () => failureResponse(409, 'CONFLICT', 'It is posted already.') },
  });
  await screen.findByLabelText('Reason');
  await answer('Post the count');
  await waitFor(() => expect(log).toContain('failure It is posted already.'));
  expect([address(), log.filter((each) => each.startsWith('success'))]).toEqual([
    '/in/inventory/count/review?id=7',
    [],
  ]);
});

test('what was counted since is shown, and said, before it is posted', async () => {
  let isCounted = false;
  const { answer, posted, log, address } = await show({
    response: {
      'GET /stock-count/review': () => ({
        list: isCounted ? [...rows, row(5, { quantity: 50_000 })] : rows,
        version: isCounted ? 'second' : 'first',
      }),
      'POST /stock-count/post': ({ body }) => {
        const isSeen = (body as { version?: string }).version === 'second';
        isCounted = true;
        return isSeen ? { obj: head } : failureResponse(409, 'STALE', 'Something else was counted.');
      },
    },
  });
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'Yearly count' } });
  await answer('Post the count');
  await waitFor(() => expect(log).toContain('failure Something else was counted.'));
  await waitFor(() => expect(products()).toEqual(['Product 2', 'Product 3', 'Product 4', 'Product 5']));
  expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Yearly count');
  await answer('Post the count');
  await waitFor(() => expect(address()).toBe('/in/inventory/count'));
  expect(posted().map(({ body }) => body)).toMatchObject([{ version: 'first' }, { version: 'second' }]);
});

test('without a reason nothing is posted, and it says why', async () => {
  await show();
  const reason = await screen.findByLabelText<HTMLInputElement>('Reason');
  expect([reason.value, post().disabled]).toEqual(['Stock count #3', false]);
  fireEvent.change(reason, { target: { value: '  ' } });
  expect(post().disabled).toBe(true);
  expect(screen.getByText('Enter a reason.')).toBeTruthy();
});

test('what nobody has counted is not posted', async () => {
  await show({ response: { 'GET /stock-count/lines': { obj: { ...head, counted: 0 } } } });
  await screen.findByLabelText('Reason');
  expect(post().disabled).toBe(true);
});

test('what was counted in this browser is with the server before anything is posted', async () => {
  localStorage.setItem('depot-count-queue', '1');
  localStorage.setItem(
    'depot-count-fact-a',
    JSON.stringify({
      key: 'a',
      userId: 1,
      tab: 'another',
      time: 0,
      isWaiting: true,
      countId: 7,
      productId: 2,
      finding: { kind: 'amount', quantity: 3, version: 0 },
    }),
  );
  await show({ response: { 'PUT /stock-count/line': () => failureResponse(503, 'UNAVAILABLE', 'Not now.') } });
  await screen.findByLabelText('Reason');
  expect(post().disabled).toBe(true);
  expect(screen.getByText('What was counted here is still on its way to the server.')).toBeTruthy();
});

test.each<[string, ScreenSettings]>([
  ['that is posted', { response: { 'GET /stock-count/lines': { obj: { ...head, status: 'POSTED' } } } }],
  ['in view-only mode', { claims: { r: 'WAREHOUSE_ADMIN', v: 'true' } }],
])('a count %s is looked at and nothing else', async (_which, settings) => {
  await show(settings);
  await waitFor(() => expect(products()).toHaveLength(3));
  await screen.findByText(/#3 · Cold store/);
  expect(screen.queryByRole('button', { name: 'Post the count' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Continue counting' })).toBeNull();
});
