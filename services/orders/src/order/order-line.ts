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
  /** Ordered, but not in stock and not booked: units, or hundredths of a pound for pooled weight. */
  short: number;
}

/** True for equal lines at equal positions. */
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

/** Units, or hundredths of a pound for pooled weight. */
export function getOrderedAmount(line: Pick<OrderLine, 'hasWeight' | 'quantity' | 'weight'>): number {
  return isBulk(line.hasWeight) ? line.weight : line.quantity;
}

/** `amount` is in units, or in hundredths of a pound for pooled weight. */
export function toStockAmount(
  { productId, hasWeight }: Pick<OrderLine, 'productId' | 'hasWeight'>,
  amount: number,
): StockAmount {
  return isBulk(hasWeight) ? { productId, quantity: 0, weight: amount } : { productId, quantity: amount, weight: 0 };
}

/** Amounts that the lines of an open order have booked. */
export function listBookedAmounts(lines: readonly OrderLine[]): StockAmount[] {
  return lines.flatMap((line) => {
    const booked = getOrderedAmount(line) - line.short;
    return booked > 0 ? [toStockAmount(line, booked)] : [];
  });
}

interface LoggableLine {
  weight: Hundredths;
  rate: Cents;
  /** Set on lines of returns only. */
  returnWeight?: Hundredths;
}

/** Lines of an order or a return for the activity log, in dollars and pounds. */
export function formatLoggedLines(lines: readonly LoggableLine[]): object[] {
  return lines.map((line) =>
    withPlainAmounts(line, line.returnWeight === undefined ? ['weight', 'rate'] : ['weight', 'rate', 'returnWeight']),
  );
}
