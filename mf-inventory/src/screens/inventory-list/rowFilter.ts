import { isBulk } from '@depot/contracts/amounts';
import type { InventoryRow } from '@depot/contracts/inventory';
import { isInCategories } from './categoryTree.js';

export interface RowFilter {
  /** Part of the secondary name, in whatever case. */
  text: string;
  categories: ReadonlySet<string>;
}

export function filterRows(rows: readonly InventoryRow[], { text, categories }: RowFilter): InventoryRow[] {
  const wanted = text.trim().toLowerCase();
  return rows.filter((row) => row.secondaryName.toLowerCase().includes(wanted) && isInCategories(row, categories));
}

/** Below its reorder point, where it has one: by pieces, or by pounds for pooled weight. */
export function isInsufficient(
  row: Pick<InventoryRow, 'hasWeight' | 'quantity' | 'totalWeight' | 'reorderPoint'>,
): boolean {
  const amount = isBulk(row.hasWeight) ? row.totalWeight : row.quantity;
  return Boolean(row.reorderPoint) && amount < (row.reorderPoint ?? 0);
}
