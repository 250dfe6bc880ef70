import { renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { AddReceipt } from './AddReceipt.js';

const product = {
  productId: 1,
  secondaryName: 'Cheese',
  tertiaryName: '',
  description: '',
  code: '',
  gtin: '',
  brand: null,
  hasWeight: 'Yes',
  availableQty: 0,
  totalWeight: 0,
  disabled: false,
};

test('what was proposed is announced once the arrival is entered, and until then it says what is missing', async () => {
  const { user, calls, log, address } = await renderScreen(<AddReceipt />, {
    at: '/in/delivery-receipt/new?items=1x3',
    claims: { tz: 'America/New_York' },
    texts: { [manifest.name]: manifest.locales },
    response: { 'GET /product': { list: [product] }, 'POST /delivery-receipt': { obj: {} } },
  });
  const submit = await screen.findByRole<HTMLButtonElement>('button', { name: 'Create delivery receipt' });
  expect(submit.disabled).toBe(true);
  expect(screen.getByText('Enter when the delivery is expected.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Estimated arrival'), { target: { value: '2026-03-09T14:30' } });
  expect(screen.queryByText('Enter when the delivery is expected.')).toBeNull();
  expect(submit.disabled).toBe(false);
  await user.click(submit);
  await waitFor(() => expect(address()).toBe('/in/delivery-receipt'));
  expect(log).toContain('alert Delivery Receipt created!');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    deliveryReceiptItems: [{ productId: 1, quantity: 3 }],
    estimateArrivalTime: Date.UTC(2026, 2, 9, 18, 30),
  });
});

test('more boxes than can be received at once are not announced', async () => {
  await renderScreen(<AddReceipt />, {
    at: '/in/delivery-receipt/new?items=1x1999,1x2',
    texts: { [manifest.name]: manifest.locales },
    response: { 'GET /product': { list: [product] } },
  });
  fireEvent.change(await screen.findByLabelText('Estimated arrival'), { target: { value: '2026-03-09T14:30' } });
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Create delivery receipt' });
  const told = 'A delivery receipt can have at most 2000 boxes. Put the rest on another one.';
  expect([submit.disabled, !!screen.queryByText(told)]).toEqual([true, true]);
  fireEvent.change(screen.getByLabelText('Quantity, row 2'), { target: { value: '1' } });
  expect([submit.disabled, !!screen.queryByText(told)]).toEqual([false, false]);
});
