/**
 * Has Weight decides how a product is kept, ordered and charged.
 * `No`: counted pieces. `Yes`: pieces that each have their own weight and label; charged by weight.
 * `Weighting`: one pool of weight; ordered and charged by weight.
 */
export const stockModes = ['Yes', 'No', 'Weighting'] as const;
export type StockMode = (typeof stockModes)[number];

/** True where money is weight × rate. */
export function chargedByWeight(hasWeight: StockMode): boolean {
  return hasWeight !== 'No';
}

/** True where stock and orders are in pounds and not in pieces. */
export function isBulk(hasWeight: StockMode): boolean {
  return hasWeight === 'Weighting';
}
