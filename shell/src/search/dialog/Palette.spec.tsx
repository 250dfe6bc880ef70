import { failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { addShellTexts } from '../../boot/start.js';
import { Palette } from './Palette.js';

const nothing = { list: [] };
const quiet: Responses = {
  'GET /remotes': { schema: 's', microFrontends: {} },
  'GET /user': nothing,
  'GET /search/orders': nothing,
  'GET /search/invoices': nothing,
  'GET /search/products': nothing,
};
const order = { orderId: 7, displayId: 4711, storeName: 'Acme', status: 'PENDING', time: 0 };

afterEach(() => void jest.useRealTimers());

async function search(text: string, response: Responses) {
  const page = await renderScreen(<Palette entries={[]} />, { response: { ...quiet, ...response } });
  await act(addShellTexts);
  await page.user.click(await screen.findByRole('combobox'));
  // paste at once: on a busy machine a pause between two keys would start a search for the partial text
  await page.user.paste(text);
  return page;
}

test('a search that failed says so instead of that there is nothing, and can be tried again', async () => {
  const orders: (object | Response)[] = [failureResponse(500, 'INTERNAL', 'Broken.')];
  const { user } = await search('4711', { 'GET /search/orders': () => orders.shift() ?? { list: [order] } });
  expect(await screen.findByText('Search failed.')).toBeTruthy();
  expect(screen.queryByText('Nothing found.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Order #4711')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Search failed.')).toBeNull());
});

test('a search that found nothing says that, and no failure', async () => {
  await search('4711', {});
  expect(await screen.findByText('Nothing found.')).toBeTruthy();
  expect(screen.queryByText('Search failed.')).toBeNull();
});

test('arrows go through what was found and round, and Enter goes to what is marked', async () => {
  const orders = [order, { ...order, orderId: 8, displayId: 4712 }, { ...order, orderId: 9, displayId: 4713 }];
  const { user, address } = await search('471', { 'GET /search/orders': { list: orders } });
  const options = () => screen.getAllByRole('option');
  await waitFor(() => expect(options()).toHaveLength(3));
  const marked = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');
  const way: number[] = [marked()];
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{ArrowUp}']) {
    await user.keyboard(key);
    way.push(marked());
  }
  expect(way).toEqual([0, 1, 2, 0, 2, 1]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/in/order/edit?id=8'));
});

test('before anything is searched for, it says that codes can be scanned, and nothing of a search', async () => {
  await renderScreen(<Palette entries={[]} />, { response: quiet });
  await act(addShellTexts);
  expect((await screen.findByRole('status')).textContent).toBe("Or scan a label, a product's code or a pick list.");
});

test('a customer who is disabled is found for what it has ordered, and offered no new order', async () => {
  const stores = [
    { id: 5, name: 'Acme North', disabled: false },
    { id: 6, name: 'Acme South', disabled: true },
  ];
  await search('acme', { 'GET /user': { list: stores } });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  const labels = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(labels[0]).toContain('Acme North');
  expect(labels[1]).toContain('Acme South');
  expect(labels[1]).toContain('disabled');
  expect(labels[2]).toContain('New order for Acme North');
});

test('the server is asked for what stands there once nothing more is typed, not for each letter', async () => {
  const { calls } = await search('', {});
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const asked = () => calls.filter(({ path }) => path === '/search/orders').map(({ query }) => query.get('q'));
  for (const value of ['4', '47', '471']) {
    fireEvent.change(screen.getByRole('combobox'), { target: { value } });
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
  expect(asked()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(asked()).toEqual(['471']);
});
