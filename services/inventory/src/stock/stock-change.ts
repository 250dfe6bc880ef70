import { type Hundredths, wholeSum } from '@depot/contracts/amounts';
import type { StockAmount } from '@depot/contracts/inventory';

/** Signed changes of a stock row. A list has at most one per product. */
export interface StockChange extends StockAmount {
  bookedQuantity: number;
  bookedWeight: Hundredths;
}

/** Goods that arrive or, with a negative sign, leave. Bookings stay as they are. */
export function createGoodsChange(amount: StockAmount, sign: 1 | -1 = 1): StockChange {
  return {
    productId: amount.productId,
    quantity: sign * amount.quantity,
    weight: sign * amount.weight,
    bookedQuantity: 0,
    bookedWeight: 0,
  };
}

/** Bookings that are added or, with negative amounts, released. Goods stay as they are. */
export function createBookingChange({ productId, quantity, weight }: StockAmount): StockChange {
  return { productId, quantity: 0, weight: 0, bookedQuantity: quantity, bookedWeight: weight };
}

/** Columns of the stock rows that a change is added to. */
export const changedColumns = ['quantity', 'totalWeight', 'bookedQuantity', 'bookedWeight'] as const;

/**
 * Converts changes to stock rows, in product order.
 *
 * @throws VALIDATION if an amount exceeds its column
 */
export function buildStockRows(changes: readonly StockChange[]) {
  return [...changes]
    .sort((a, b) => a.productId - b.productId)
    .map(({ productId, quantity, weight, bookedQuantity, bookedWeight }) => ({
      productId,
      quantity: wholeSum(quantity),
      totalWeight: weight,
      bookedQuantity: wholeSum(bookedQuantity),
      bookedWeight,
    }));
}
