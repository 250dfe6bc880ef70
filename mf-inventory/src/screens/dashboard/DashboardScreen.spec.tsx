import { renderScreen } from '@depot/web-testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { DashboardScreen } from './DashboardScreen.js';

const dashboard = {
  activeInventories: 11,
  removedInventories: 12,
  productsCount: 13,
  noQtyProductsCount: 14,
  insufficientProducts: [],
  inventoryCounts: [],
};
const waiting = { pending: 1, processing: 2, outbound: 3, dueToday: 4, late: 5, short: 6, unpaid: 7 };

afterEach(() => void jest.restoreAllMocks());

test('a dashboard that stays open counts and leads to what is due on the new day', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 1, 3));
  const { calls } = await renderScreen(<DashboardScreen />, {
    texts: { [manifest.name]: manifest.locales },
    claims: { r: 'WAREHOUSE_OPS', tz: 'America/New_York' },
    response: {
      'GET /dashboard': { obj: dashboard },
      'GET /order/waiting': { obj: waiting },
      'GET /delivery-receipt': { list: [] },
      'GET /dashboard/expiring': { list: [] },
    },
  });
  const dueToday = async () => (await screen.findByText('4')).closest('a')?.getAttribute('href');
  expect(await dueToday()).toMatch(/deliveryFrom=2026-10-31&deliveryTo=2026-10-31$/);
  clock.mockReturnValue(Date.UTC(2026, 10, 1, 4));
  fireEvent(document, new Event('visibilitychange'));
  expect(await dueToday()).toMatch(/deliveryFrom=2026-11-01&deliveryTo=2026-11-01$/);
  await waitFor(() => expect(calls.filter(({ path }) => path === '/order/waiting')).toHaveLength(2));
});
