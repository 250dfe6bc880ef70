import { type Cents, type Hundredths, isBulk, type StockMode, withPlainAmounts } from '@depot/contracts/amounts';
import type { StockAmount } from '@depot/contracts/inventory';

/** A line of an order. */
export interface OrderLine {
  /** 0 while the line has no row yet. */
  orderItemId: number;
  productId: number;
  name: string;
  hasWeight: StockMode;
  quantity: number;
  weight: Hundredths;
  rate: Cents;
  notes: string;
  /** Asked for beyond what was there, and not booked: pieces, or hundredths of a pound for pooled weight. */
  short: number;
}

/** True for the same lines at the same places. */
export function hasSameLines(before: readonly OrderLine[], after: readonly OrderLine[]): boolean {
  return before.length === after.length && after.every((line, index) => isSame(line, before[index]));
}

function isSame(line: OrderLine, other: OrderLine | undefined): boolean {
  return (
    other !== undefined &&
    line.orderItemId === other.orderItemId &&
    line.productId === other.productId &&
    line.name === other.name &&
    line.hasWeight === other.hasWeight &&
    line.quantity === other.quantity &&
    line.weight === other.weight &&
    line.rate === other.rate &&
    line.notes === other.notes &&
    line.short === other.short
  );
}

/** What the line asks for: pieces, or hundredths of a pound for pooled weight. */
export function getOrderedAmount(line: Pick<OrderLine, 'hasWeight' | 'quantity' | 'weight'>): number {
  return isBulk(line.hasWeight) ? line.weight : line.quantity;
}

/** The line's product with an amount in the unit of its mode. */
export function toStockAmount(
  { productId, hasWeight }: Pick<OrderLine, 'productId' | 'hasWeight'>,
  amount: number,
): StockAmount {
  return isBulk(hasWeight) ? { productId, quantity: 0, weight: amount } : { productId, quantity: amount, weight: 0 };
}

/** What the lines of an open order hold in stock. */
export function listBookedAmounts(lines: readonly OrderLine[]): StockAmount[] {
  return lines.flatMap((line) => {
    const booked = getOrderedAmount(line) - line.short;
    return booked > 0 ? [toStockAmount(line, booked)] : [];
  });
}

interface LoggableLine {
  weight: Hundredths;
  rate: Cents;
  /** Only lines of returns have one. */
  returnWeight?: Hundredths;
}

/** Lines of an order or of a return as the activity log keeps them. */
export function formatLoggedLines(lines: readonly LoggableLine[]): object[] {
  return lines.map((line) =>
    withPlainAmounts(line, line.returnWeight === undefined ? ['weight', 'rate'] : ['weight', 'rate', 'returnWeight']),
  );
}
