import { expect, it } from '@jest/globals';
import { newReceiptRow, receiptRequest } from './receiptForm.js';

const zone = 'America/New_York';
const arrival = '2026-03-09T14:30';

it('takes the time as the warehouse reads its clocks, whatever the device thinks', () => {
  const request = receiptRequest([{ ...newReceiptRow(), productId: 7, quantity: 3 }], arrival, zone);
  expect(request).toEqual({
    deliveryReceiptItems: [{ productId: 7, quantity: 3 }],
    estimateArrivalTime: Date.UTC(2026, 2, 9, 18, 30),
  });
});

it('is not ready while a row lacks something, there is no row, or no time', () => {
  const whole = { ...newReceiptRow(), productId: 7, quantity: 3 };
  expect(receiptRequest([], arrival, zone)).toBeUndefined();
  expect(receiptRequest([whole, newReceiptRow()], arrival, zone)).toBeUndefined();
  expect(receiptRequest([{ ...whole, quantity: undefined }], arrival, zone)).toBeUndefined();
  expect(receiptRequest([whole], '', zone)).toBeUndefined();
});
