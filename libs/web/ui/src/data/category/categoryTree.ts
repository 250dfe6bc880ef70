interface Named {
  id: number;
  name: string;
}

/** Position of a product in the tree: sub-warehouse, category, subcategory. */
export interface Placed {
  subWarehouse: Named;
  category: Named;
  subCategory: Named;
}

/** A node as `Tree` and `TreeSelect` take it. Its key and value are the same: `w3`, `c8` or `s21`. */
export interface CategoryNode {
  key: string;
  value: string;
  title: string;
  children?: CategoryNode[];
}

/** From the area down to the category of the second level. */
const buildLevels = ({ subWarehouse, category, subCategory }: Placed) => [
  { key: `w${subWarehouse.id}`, title: subWarehouse.name },
  { key: `c${category.id}`, title: category.name },
  { key: `s${subCategory.id}`, title: subCategory.name },
];

/** Areas with their categories and those' categories, as far as there are products; by name. */
export function categoryTree(products: readonly Placed[]): CategoryNode[] {
  const known = new Map<string, CategoryNode>();
  const roots: CategoryNode[] = [];
  for (const product of products) {
    let siblings = roots;
    for (const { key, title } of buildLevels(product)) {
      const node = known.get(key) ?? { key, value: key, title };
      if (!known.has(key)) siblings.push(node);
      known.set(key, node);
      siblings = node.children ??= [];
    }
  }
  return compareTitles(roots);
}

const compareTitles = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes
    .toSorted((a, b) => a.title.localeCompare(b.title))
    .map(({ children = [], ...node }) => ({
      ...node,
      ...(children.length > 0 && { children: compareTitles(children) }),
    }));

/** True when the product is in one of the chosen places; choosing none means all. */
export function isInCategories(product: Placed, chosen: ReadonlySet<string>): boolean {
  return chosen.size === 0 || buildLevels(product).some(({ key }) => chosen.has(key));
}
