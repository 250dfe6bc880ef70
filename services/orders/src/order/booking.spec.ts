import type { StockAmount, StockPort } from '@depot/contracts/inventory';
import { describe, expect, jest, test } from '@jest/globals';
import { Booking } from './booking.js';
import type { OrderLine } from './order-line.js';

const line = (productId: number, over: Partial<OrderLine>): OrderLine => ({
  orderItemId: productId,
  productId,
  name: '',
  hasWeight: 'No',
  quantity: 0,
  weight: 0,
  rate: 0,
  notes: '',
  short: 0,
  ...over,
});
const jars = line(1, { quantity: 10 });
const shrimp = line(2, { hasWeight: 'Weighting', weight: 1250 });
const wheels = line(3, { hasWeight: 'Yes', quantity: 2, weight: 900 });

function booking(fits: StockAmount[] = []) {
  const stock = {
    book: jest.fn(async (..._given: unknown[]) => undefined),
    rebook: jest.fn(async (..._given: unknown[]) => undefined),
    release: jest.fn(async (..._given: unknown[]) => undefined),
    rebookWhatFits: jest.fn(async (..._given: unknown[]) => fits),
  };
  return { stock, booked: new Booking(stock as unknown as StockPort) };
}

describe('what an order holds', () => {
  test('is booked and released in the unit of each product, less what was short', async () => {
    const { stock, booked } = booking();
    const held = [
      { productId: 1, quantity: 7, weight: 0 },
      { productId: 2, quantity: 0, weight: 1250 },
      { productId: 3, quantity: 2, weight: 0 },
    ];
    const lines = [{ ...jars, short: 3 }, shrimp, wheels, line(4, { quantity: 5, short: 5 })];
    await booked.book(lines);
    await booked.release(lines);
    expect(stock.book).toHaveBeenCalledWith(held);
    expect(stock.release).toHaveBeenCalledWith(held);
  });

  test('gives way to what it holds from now on', async () => {
    const { stock, booked } = booking();
    expect(await booked.rebook([jars], [shrimp])).toEqual([shrimp]);
    expect(stock.rebook).toHaveBeenCalledWith(
      [{ productId: 1, quantity: 10, weight: 0 }],
      [{ productId: 2, quantity: 0, weight: 1250 }],
    );
  });

  test('is as much as there is; what is missing is short', async () => {
    const { stock, booked } = booking([
      { productId: 1, quantity: 4, weight: 0 },
      { productId: 2, quantity: 0, weight: 1000 },
    ]);
    expect(await booked.rebookWhatFits([], [jars, shrimp, wheels])).toMatchObject([
      { productId: 1, short: 6 },
      { productId: 2, short: 250 },
      { productId: 3, short: 2 },
    ]);
    expect(stock.rebookWhatFits).toHaveBeenCalledWith(
      [],
      [jars, shrimp, wheels].map(({ productId }) => expect.objectContaining({ productId })),
    );
  });
});
