import type { InventoryRow } from '@depot/contracts/inventory';

/** A warehouse, a category 1 or a category 2. Keys: `w3`, `c8`, `s21`. */
export interface CategoryNode {
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
