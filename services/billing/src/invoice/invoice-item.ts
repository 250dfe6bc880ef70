import {
  amountOfPieces,
  amountOfWeight,
  type Cents,
  chargedByWeight,
  type Hundredths,
  type StockMode,
} from '@depot/contracts/amounts';
import { billingMessages } from '@depot/contracts/billing';
import { DomainError } from '@depot/contracts/errors';

/** A line of an invoice. */
export interface ItemFields {
  orderItemId: number;
  productId: number;
  description: string;
  /** From the order's line. */
  notes: string;
  hasWeight: StockMode;
  quantity: number;
  weight: Hundredths;
  /** Each piece's own weight, for `Yes`. */
  weights: Hundredths[];
  rate: Cents;
  amount: Cents;
  /** Shipped or returned quantity: the upper limit of an edit. */
  mostQuantity: number;
  mostWeight: Hundredths;
}

/** Largest total in cents: a hundred billion dollars, far below the limit of exact numbers and of the columns. */
export const maxTotal = 1e13;

/** Quantity or weight × rate, rounded half up to the cent. */
export function calculateAmount({
  hasWeight,
  quantity,
  weight,
  rate,
}: Pick<ItemFields, 'hasWeight' | 'quantity' | 'weight' | 'rate'>): Cents {
  return chargedByWeight(hasWeight) ? amountOfWeight(weight, rate) : amountOfPieces(quantity, rate);
}

/** The sum of the rounded lines. */
export function calculateTotal(items: readonly Pick<ItemFields, 'amount'>[]): Cents {
  const total = items.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  if (total > BigInt(maxTotal)) throw new DomainError('VALIDATION', billingMessages.totalTooLarge);
  return Number(total);
}
