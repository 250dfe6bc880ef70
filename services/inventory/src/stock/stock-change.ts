import { type Hundredths, wholeSum } from '@depot/contracts/amounts';
import type { StockAmount } from '@depot/contracts/inventory';

/** How one product's stock row changes; everything is signed. At most one per product in a list. */
export interface StockChange extends StockAmount {
  bookedQuantity: number;
  bookedWeight: Hundredths;
}

/** Goods that come in (or, negative, go out) without touching bookings. */
export function createGoodsChange(amount: StockAmount, sign: 1 | -1 = 1): StockChange {
  return {
    productId: amount.productId,
    quantity: sign * amount.quantity,
    weight: sign * amount.weight,
    bookedQuantity: 0,
    bookedWeight: 0,
  };
}

/** Bookings that are taken (or, negative, given back) without goods moving. */
export function createBookingChange({ productId, quantity, weight }: StockAmount): StockChange {
  return { productId, quantity: 0, weight: 0, bookedQuantity: quantity, bookedWeight: weight };
}

/** Columns of the stock rows that a change is added to. */
export const changedColumns = ['quantity', 'totalWeight', 'bookedQuantity', 'bookedWeight'] as const;

/** The changes as stock rows, in product order. VALIDATION for one that no column takes. */
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
