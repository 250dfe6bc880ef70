import { boxAlongTheWay, renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { ReturnList } from './ReturnList.js';

const open = (at: string) =>
  renderScreen(<ReturnList />, {
    at,
    texts: { [manifest.name]: manifest.locales },
    response: {
      'POST /return/query': { list: [], total: 0, totalPages: 0 },
      'GET /user': { list: [{ id: 5, name: 'Island Trading' }] },
    },
  });

test('the box shows what the address says, and the list’s own link empties it', async () => {
  const at = { open, path: '/in/return', query: 'number=12' };
  expect(await boxAlongTheWay({ ...at, box: 'Number of return or order' })).toEqual(['12', '', '', '12']);
});

test('asks for what the address names, in whole days of the warehouse', async () => {
  const { calls } = await open('/in/return?page=3&number=12&stores=4,5&from=2026-03-08&to=2026-03-08');
  await screen.findByText('Clear filters');
  await waitFor(() => expect(calls.some(({ path }) => path === '/return/query')).toBe(true));
  expect(calls.find(({ path }) => path === '/return/query')?.body).toEqual({
    page: 2,
    number: 12,
    storeIds: [4, 5],
    start: Date.UTC(2026, 2, 8, 5),
    end: Date.UTC(2026, 2, 9, 4),
  });
});
