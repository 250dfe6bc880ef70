import type { Hundredths } from '@depot/contracts/amounts';
import type { StockAmount } from '@depot/contracts/inventory';

/** Sums the amounts by product, in the order in which stock rows are locked. */
export function sumByProduct(lines: readonly StockAmount[]): StockAmount[] {
  return calculateDifference([], lines);
}

/** Differences from `before` to `after` by product. Unchanged products are left out. */
export function calculateDifference(before: readonly StockAmount[], after: readonly StockAmount[]): StockAmount[] {
  const sums = new Map<number, StockAmount>();
  const add = (line: StockAmount, sign: 1 | -1) => {
    const sum = sums.get(line.productId) ?? { productId: line.productId, quantity: 0, weight: 0 };
    sum.quantity += sign * line.quantity;
    sum.weight += sign * line.weight;
    sums.set(line.productId, sum);
  };
  before.forEach((line) => add(line, -1));
  after.forEach((line) => add(line, 1));
  return [...sums.values()]
    .filter(({ quantity, weight }) => quantity !== 0 || weight !== 0)
    .sort((a, b) => a.productId - b.productId);
}

export function sumAmounts(amounts: readonly { quantity: number; weight: Hundredths }[]): {
  quantity: number;
  weight: Hundredths;
} {
  let quantity = 0;
  let weight = 0;
  for (const amount of amounts) {
    quantity += amount.quantity;
    weight += amount.weight;
  }
  return { quantity, weight };
}
