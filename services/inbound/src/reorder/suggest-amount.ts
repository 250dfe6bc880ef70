/** Amounts are units, or hundredths of a pound for pooled weight. */
export interface ProductDemand {
  /** Used in `usageDays`. */
  used: number;
  usageDays: number;
  available: number;
  incoming: number;
  /** Minimum stock. */
  reorderPoint: number;
  leadDays: number;
  coverDays: number;
}

/**
 * Returns 0 while stock and announced deliveries stay above the reorder point during the lead time. Otherwise the
 * amount also covers `coverDays` after it.
 */
export function suggestAmount({
  used,
  usageDays,
  available,
  incoming,
  reorderPoint,
  leadDays,
  coverDays,
}: ProductDemand): number {
  const perDay = Math.max(0, used) / usageDays;
  const expectedStock = available + incoming;
  if (expectedStock >= perDay * leadDays + reorderPoint) return 0;
  return Math.ceil(perDay * (leadDays + coverDays) + reorderPoint - expectedStock);
}
