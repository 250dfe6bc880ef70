import { isBulk } from '@depot/contracts/amounts';
import type { InventoryRow } from '@depot/contracts/inventory';

/** Columns that can be shown or hidden; the product's name is always there. Names as the preference keeps them. */
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

export const productPath = ({ productId }: Pick<InventoryRow, 'productId'>) =>
  `/in/settings/product/edit?id=${productId}&page=1`;
export const detailsPath = ({ productId, hasWeight }: Pick<InventoryRow, 'productId' | 'hasWeight'>) =>
  `/in/inventory/details?pid=${productId}&weight=${hasWeight}`;
export const historyPath = ({ productId }: Pick<InventoryRow, 'productId'>) => `/in/inventory/history?pid=${productId}`;
export const newProductPath = '/in/settings/product/new';
/** What is done with the stock as a whole. */
export const taskPaths = { count: '/in/inventory/count', recall: '/in/inventory/recall' } as const;
export const addInventoryPath = '/in/inventory/new';

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

/** A warehouse, a category 1 or a category 2. Keys: `w3`, `c8`, `s21`. */
interface CategoryNode {
  key: string;
  title: string;
  children: CategoryNode[];
}

type Placed = Pick<InventoryRow, 'subWarehouse' | 'category' | 'subCategory'>;

const subCategoryKey = (row: Placed) => `s${row.subCategory.id}`;

function byTitle(nodes: CategoryNode[]): CategoryNode[] {
  return nodes
    .map((node) => ({ ...node, children: byTitle(node.children) }))
    .sort((a, b) => a.title.localeCompare(b.title));
}

/** Warehouses with their categories and those' categories, as far as there are products. */
export function categoryTree(rows: readonly Placed[]): CategoryNode[] {
  const known = new Map<string, CategoryNode>();
  const roots: CategoryNode[] = [];
  const nodeIn = (siblings: CategoryNode[], key: string, title: string) => {
    const node = known.get(key) ?? { key, title, children: [] };
    if (!known.has(key)) siblings.push(node);
    known.set(key, node);
    return node.children;
  };
  rows.forEach((row) => {
    const categories = nodeIn(roots, `w${row.subWarehouse.id}`, row.subWarehouse.name);
    const subCategories = nodeIn(categories, `c${row.category.id}`, row.category.name);
    nodeIn(subCategories, subCategoryKey(row), row.subCategory.name);
  });
  return byTitle(roots);
}

/** True when the row is in one of the chosen places; choosing none means all. */
export function isInCategories(row: Placed, chosen: ReadonlySet<string>): boolean {
  return (
    chosen.size === 0 ||
    chosen.has(subCategoryKey(row)) ||
    chosen.has(`c${row.category.id}`) ||
    chosen.has(`w${row.subWarehouse.id}`)
  );
}
