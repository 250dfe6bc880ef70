import {
  amountOfPieces,
  amountOfWeight,
  type Cents,
  chargedByWeight,
  estimateWeight,
  fromHundredths,
  isBulk,
  type StockMode,
  toHundredths,
} from '@depot/contracts/amounts';
import type { OrderItem } from '@depot/contracts/orders';

/** Editable line of an order. */
export interface DraftLine {
  /** Names the row while it is edited. */
  key: string;
  /** The line of the order that it changes; none for a new one. */
  orderItemId?: number;
  productId?: number;
  /** Pieces, or hundredths of a pound for pooled weight. */
  amount?: number;
  rate?: Cents;
  /** The text in the rate field is not a number. */
  isRateUnread?: boolean;
  notes: string;
}

/** Line with a product and an amount. */
export type CompleteLine = DraftLine & { productId: number; amount: number };

let lastKey = 0;
export const createLine = (line: Partial<DraftLine> = {}): DraftLine => ({
  notes: '',
  ...line,
  key: `line-${(lastKey += 1)}`,
});

export function isComplete(line: DraftLine): line is CompleteLine {
  return line.productId !== undefined && (line.amount ?? 0) > 0;
}

/** True if the line is free at any amount. */
export const isFree = ({ rate }: DraftLine): boolean => rate === 0;

/** True if the row is empty: it is not submitted and needs no warning. */
export const isBlank = (line: DraftLine): boolean =>
  line.productId === undefined && line.amount === undefined && line.notes === '';

export function convertItemToLine(item: OrderItem): DraftLine {
  const { orderItemId, productId, hasWeight, notes } = item;
  const amount = isBulk(hasWeight) ? toHundredths(item.weight) : item.quantity;
  return createLine({ orderItemId, productId, amount, rate: toHundredths(item.rate), notes });
}

/** Pieces or pounds as a request carries them. */
export function toWireAmount(hasWeight: StockMode, amount: number): { quantity: number } | { weight: number } {
  return isBulk(hasWeight) ? { weight: fromHundredths(amount) } : { quantity: amount };
}

/** Product of a line, as far as its price needs it. */
export interface PricedProduct {
  hasWeight: StockMode;
  averageWeight?: number;
}

/** True if the line's amount is an estimate: the pieces are weighed when they are shipped, and cost by weight. */
export const isEstimated = ({ hasWeight }: PricedProduct): boolean => chargedByWeight(hasWeight) && !isBulk(hasWeight);

/**
 * Total of the line in cents, as the server estimates it. Undefined without an amount or a rate, and for weighed pieces
 * of which none is in stock.
 */
export function calculateLineTotal(
  product: PricedProduct,
  amount: number | undefined,
  rate: Cents | undefined,
): Cents | undefined {
  if (amount === undefined || rate === undefined) return undefined;
  if (isBulk(product.hasWeight)) return amountOfWeight(amount, rate);
  if (!isEstimated(product)) return amountOfPieces(amount, rate);
  if (product.averageWeight === undefined) return undefined;
  return amountOfWeight(estimateWeight(amount, product.averageWeight), rate);
}
