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

/** Below its reorder point, where it has one. */
export function isInsufficient({ quantity, reorderPoint }: Pick<InventoryRow, 'quantity' | 'reorderPoint'>): boolean {
  return Boolean(reorderPoint) && quantity < (reorderPoint ?? 0);
}
