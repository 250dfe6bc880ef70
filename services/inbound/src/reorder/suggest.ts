/** What is known of a product. Amounts in its own measure: pieces, or hundredths of a pound. */
export interface ProductDemand {
  /** Used in `usageDays`. */
  used: number;
  usageDays: number;
  available: number;
  incoming: number;
  /** What should never be gone below. */
  reorderPoint: number;
  leadDays: number;
  coverDays: number;
}

/**
 * How much to order: nothing as long as what is there and on its way lasts through the lead time without going below
 * the reorder point; else as much as then also lasts for the days to cover.
 */
export function suggest({
  used,
  usageDays,
  available,
  incoming,
  reorderPoint,
  leadDays,
  coverDays,
}: ProductDemand): number {
  const perDay = Math.max(0, used) / usageDays;
  const there = available + incoming;
  if (there >= perDay * leadDays + reorderPoint) return 0;
  return Math.ceil(perDay * (leadDays + coverDays) + reorderPoint - there);
}
