/**
 * Has Weight decides how a product is kept, ordered and charged.
 * `No`: counted pieces. `Yes`: pieces that each have their own weight and label; charged by weight.
 * `Weighting`: one pool of weight; ordered and charged by weight.
 */
export const weighings = ['Yes', 'No', 'Weighting'] as const;
export type Weighing = (typeof weighings)[number];

/** True where money is weight × rate. */
export function chargedByWeight(hasWeight: Weighing): boolean {
  return hasWeight !== 'No';
}

/** True where stock and orders are in pounds and not in pieces. */
export function keptByWeight(hasWeight: Weighing): boolean {
  return hasWeight === 'Weighting';
}
