import type { Hundredths, StockMode } from '../amounts/amounts.js';

/** Between which weights one piece of a product usually is; either end may be open. */
export interface UsualWeight {
  hasWeight: StockMode;
  minWeight?: Hundredths | null;
  maxWeight?: Hundredths | null;
}

/** True for a piece that weighs less or more than its product usually does: most likely a slip of the finger. */
export function isUnusualWeight(
  { hasWeight, minWeight, maxWeight }: UsualWeight,
  weight: Hundredths | undefined,
): boolean {
  if (hasWeight !== 'Yes' || !weight) return false;
  return Boolean((minWeight && weight < minWeight) || (maxWeight && weight > maxWeight));
}
