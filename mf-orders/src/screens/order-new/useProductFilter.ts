import type { OrderProductView } from '@depot/contracts/identity';
import { useSearchParams } from '@depot/router';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useIdentityPreferenceQuery } from '../../api/identity.js';
import { matches, type Orderable } from '../../ordering/orderable.js';

export type ProductFilter = ReturnType<typeof useProductFilter>;

/** A node of the tree of warehouses, their categories and those' categories. Values: `w3`, `c8`, `s21`. */
export interface CategoryNode {
  value: string;
  title: string;
  children?: CategoryNode[];
}

const keysOf = ({ subWarehouse, category, subCategory }: Orderable) => [
  `w${subWarehouse.id}`,
  `c${category.id}`,
  `s${subCategory.id}`,
];

export function categoryTree(products: readonly Orderable[]): CategoryNode[] {
  const roots: CategoryNode[] = [];
  const known = new Map<string, CategoryNode>();
  const child = (siblings: CategoryNode[], value: string, title: string): CategoryNode => {
    const node = known.get(value) ?? { value, title, children: [] };
    if (!known.has(value)) siblings.push(node);
    known.set(value, node);
    return node;
  };
  products.forEach(({ subWarehouse, category, subCategory }) => {
    const warehouse = child(roots, `w${subWarehouse.id}`, subWarehouse.name);
    const first = child((warehouse.children ??= []), `c${category.id}`, category.name);
    child((first.children ??= []), `s${subCategory.id}`, subCategory.name);
  });
  return sorted(roots);
}

function sorted(nodes: CategoryNode[]): CategoryNode[] {
  return nodes
    .toSorted((a, b) => a.title.localeCompare(b.title))
    .map(({ value, title, children = [] }) => ({
      value,
      title,
      ...(children.length > 0 && { children: sorted(children) }),
    }));
}

/** Search and category filter of the products on offer. An address may begin the search: `?search=brie`. */
export function useProductFilter(products: readonly Orderable[]) {
  const [params] = useSearchParams();
  const asked = params.get('search') ?? '';
  const [search, setSearch] = useState(asked);
  useEffect(() => setSearch(asked), [asked]);
  const [categories, setCategories] = useState<string[]>([]);
  const wanted = useDeferredValue(search);
  const tree = useMemo(() => categoryTree(products), [products]);
  const shown = useMemo(() => {
    const chosen = new Set(categories);
    const inCategory = (product: Orderable) => chosen.size === 0 || keysOf(product).some((key) => chosen.has(key));
    return products.filter((product) => inCategory(product) && matches(product, wanted));
  }, [products, categories, wanted]);
  return { search, setSearch, categories, setCategories, tree, shown };
}

/**
 * How products are shown: as the preference says, until it is switched here. Undefined while the preference is on its
 * way.
 */
export function useProductView(): [OrderProductView | undefined, (view: OrderProductView) => void] {
  const [chosen, setChosen] = useState<OrderProductView>();
  const preference = useIdentityPreferenceQuery();
  const preferred = preference.data?.obj.orderProductView ?? (preference.isError ? 'LIST' : undefined);
  return [chosen ?? preferred, setChosen];
}
