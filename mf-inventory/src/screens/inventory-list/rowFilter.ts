import { isBulk } from '@depot/contracts/amounts';
import type { InventoryRow } from '@depot/contracts/inventory';
import { isInCategories } from '@depot/ui/data';

/** Optional columns, by the names in the preference; the product's name is always shown. */
export const columnNames = [
  'warehouse',
  'category1',
  'category2',
  'quantity',
  'weight',
  'supplier',
  'location',
  'price',
  'wholesalePrice',
  'booked',
  'reserved',
  'gtin',
  'code',
  'lastIn',
  'action',
] as const;
export type ColumnName = (typeof columnNames)[number];

/** A column that the preference does not mention is shown. */
export function isShown(map: Readonly<Record<string, boolean>>, name: ColumnName): boolean {
  return map[name] ?? true;
}

export const buildProductPath = ({ productId }: Pick<InventoryRow, 'productId'>) =>
  `/in/settings/product/edit?id=${productId}&page=1`;
export const buildDetailsPath = ({ productId, hasWeight }: Pick<InventoryRow, 'productId' | 'hasWeight'>) =>
  `/in/inventory/details?pid=${productId}&weight=${hasWeight}`;
export const buildHistoryPath = ({ productId }: Pick<InventoryRow, 'productId'>) =>
  `/in/inventory/history?pid=${productId}`;
export const newProductPath = '/in/settings/product/new';
/** Pages of tasks on the whole stock. */
export const taskPaths = { count: '/in/inventory/count', recall: '/in/inventory/recall' } as const;
export const addInventoryPath = '/in/inventory/new';

export interface RowFilter {
  /** Part of the secondary name, case-insensitive. */
  text: string;
  categories: ReadonlySet<string>;
}

export function filterRows(rows: readonly InventoryRow[], { text, categories }: RowFilter): InventoryRow[] {
  const wanted = text.trim().toLowerCase();
  return rows.filter((row) => row.secondaryName.toLowerCase().includes(wanted) && isInCategories(row, categories));
}

/** True below the reorder point, if there is one: in pieces, or in pounds for pooled weight. */
export function isInsufficient(
  row: Pick<InventoryRow, 'hasWeight' | 'quantity' | 'totalWeight' | 'reorderPoint'>,
): boolean {
  const amount = isBulk(row.hasWeight) ? row.totalWeight : row.quantity;
  return Boolean(row.reorderPoint) && amount < (row.reorderPoint ?? 0);
}
