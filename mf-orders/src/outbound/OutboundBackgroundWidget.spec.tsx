import { failureResponse, renderScreen } from '@depot/web-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../manifest.js';
import { OutboundBackgroundWidget } from './OutboundBackgroundWidget.js';
import { outboundStore } from './queueStore.js';

beforeEach(() => localStorage.clear());

test('an outbound that waited and is refused is told of on any other page, until somebody has seen it', async () => {
  const request = { orderId: 7, inventoryList: [1, 2], nonWeightOrderItems: [] };
  outboundStore.keep({ key: 'a1', userId: 1, tab: 'closed', time: 0, orderId: 7, displayId: 70, request });
  const { user } = await renderScreen(<OutboundBackgroundWidget />, {
    at: '/in/inventory',
    texts: { [manifest.name]: manifest.locales },
    response: { 'POST /order/outbound': failureResponse(409, 'CONFLICT', 'The order is cancelled.') },
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Order #70 could not be sent out');
  expect(alert.textContent).toContain('The order is cancelled.');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(outboundStore.list(1)).toEqual([]);
});
