import { type Movement, movementsPerPage } from '@depot/contracts/inventory';
import { failureResponse, renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { InventoryHistory } from './InventoryHistory.js';

const movementOf = (id: number): Movement => ({
  id,
  time: Date.UTC(2026, 2, 7, 15),
  cause: 'ADJUSTED',
  reason: `reason ${id}`,
  user: 'Dana',
  quantity: 1,
  balance: id,
  weight: 0,
  balanceWeight: 0,
});
const newest = Array.from({ length: movementsPerPage }, (_, index) => movementOf(1_000 - index));

test('older movements that do not come say why, and can be asked for again', async () => {
  let isDown = true;
  const { user, log } = await renderScreen(<InventoryHistory />, {
    at: '/in/inventory/history?pid=1',
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /product': failureResponse(404, 'NOT_FOUND', 'No such product.'),
      'GET /inventory/history': ({ query }) => {
        if (!query.has('before')) return { list: newest };
        return isDown ? failureResponse(409, 'CONFLICT', 'The history could not be read.') : { list: [movementOf(7)] };
      },
    },
  });
  await user.click(await screen.findByText('Show older movements'));
  await waitFor(() => expect(log).toEqual(['failure The history could not be read.']));
  isDown = false;
  await user.click(await screen.findByText('Show older movements'));
  expect(await screen.findByText('reason 7')).toBeTruthy();
});
