import { boxAlongTheWay, failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { AgeingReport } from './AgeingReport.js';

const rows = [
  { userId: 7, name: 'Alpha Foods', amounts: [10, 20.5, 0, 0, 100], owed: 130.5, formattedOwed: '$130.50' },
  { userId: 8, name: 'Beta', amounts: [0, -5, 0, 0, 0], owed: -5, formattedOwed: '-$5.00' },
];
const show = (response: Responses, at = '/in/report/ageing') =>
  renderScreen(<AgeingReport />, { at, texts: { [manifest.name]: manifest.locales }, response });

afterEach(() => void jest.restoreAllMocks());

/** Response of a replica; the test's users are in New York. */
const behind = (body: object) => () =>
  new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/json', 'x-as-of': '2026-11-23T14:02:07.500Z' },
  });

test('every customer has a row whose ages sum to what it owes, and the bar its figures', async () => {
  const { user } = await show({ 'GET /report/ageing': { list: rows } });
  const row = (await screen.findByText('Alpha Foods')).closest<HTMLElement>('[data-row-key]')!;
  expect(['$10.00', '$20.50', '$100.00', '$130.50'].filter((text) => within(row).queryByText(text))).toHaveLength(4);
  expect(within(row).getByText('Alpha Foods').getAttribute('href')).toBe('/in/invoices?userId=7&preset=all');
  expect(screen.getByText('$125.50')).toBeTruthy();
  await user.type(screen.getByLabelText('Search customers'), 'bet');
  await waitFor(() => expect(screen.queryByText('Alpha Foods')).toBeNull());
});

test('debts are a day older when a new day begins', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 1, 3));
  const { calls } = await show({ 'GET /report/ageing': { list: rows } });
  await screen.findByText('Alpha Foods');
  clock.mockReturnValue(Date.UTC(2026, 10, 1, 4));
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(calls).toHaveLength(2));
});

test('figures that are a moment old say of which moment they are, and new ones say nothing', async () => {
  const asked = { 'GET /report/ageing': behind({ list: rows }) };
  const { unmount } = await show(asked);
  expect(await screen.findByText('As of 09:02:07')).toBeTruthy();
  unmount();
  await show({ 'GET /report/ageing': { list: rows } });
  await screen.findByText('Alpha Foods');
  expect(screen.queryByText(/As of/)).toBeNull();
});

test('the box shows what the address says, and the report’s own link empties it', async () => {
  const path = '/in/report/ageing';
  const at = { open: (to: string) => show({ 'GET /report/ageing': { list: rows } }, to), path, query: 'filter=abc' };
  expect(await boxAlongTheWay({ ...at, box: 'Search customers' })).toEqual(['abc', '', '', 'abc']);
});

test('nobody owing anything is said, and so is a failure', async () => {
  const { unmount } = await show({ 'GET /report/ageing': { list: [] } });
  expect(await screen.findByText('Nobody owes anything.')).toBeTruthy();
  unmount();
  await show({ 'GET /report/ageing': () => failureResponse(500, 'INTERNAL', 'Out of order.') });
  expect(await screen.findByText('Out of order.')).toBeTruthy();
});
