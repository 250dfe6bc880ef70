import { failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { addShellTexts } from '../../start.js';
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

async function search(text: string, response: Responses) {
  const page = await renderScreen(<Palette entries={[]} />, { response: { ...quiet, ...response } });
  await act(addShellTexts);
  await page.user.type(await screen.findByRole('combobox'), text);
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
