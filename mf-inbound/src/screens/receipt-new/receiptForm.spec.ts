import { expect, it } from '@jest/globals';
import { buildReceiptRequest, makeReceiptRow } from './receiptForm.js';

const zone = 'America/New_York';
const arrival = '2026-03-09T14:30';

it('takes the time as the warehouse reads its clocks, whatever the device thinks', () => {
  const request = buildReceiptRequest([{ ...makeReceiptRow(), productId: 7, quantity: 3 }], arrival, zone);
  expect(request).toEqual({
    deliveryReceiptItems: [{ productId: 7, quantity: 3 }],
    estimateArrivalTime: Date.UTC(2026, 2, 9, 18, 30),
  });
});

it('is not ready while a row lacks something, there is no row, or no time', () => {
  const whole = { ...makeReceiptRow(), productId: 7, quantity: 3 };
  expect(buildReceiptRequest([], arrival, zone)).toBeUndefined();
  expect(buildReceiptRequest([whole, makeReceiptRow()], arrival, zone)).toBeUndefined();
  expect(buildReceiptRequest([{ ...whole, quantity: undefined }], arrival, zone)).toBeUndefined();
  expect(buildReceiptRequest([whole], '', zone)).toBeUndefined();
});
