import type { OrderProductView } from '@depot/contracts/identity';
import { useSearchParams } from '@depot/router';
import { useIdentityPreferenceQuery } from '@depot/shared-reads';
import { usePhone } from '@depot/ui';
import { categoryTree, isInCategories } from '@depot/ui/data';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Orderable } from '../../ordering/orderable.js';
import { rankProducts } from '../../ordering/productSearch.js';

export type ProductFilter = ReturnType<typeof useProductFilter>;

/** Search and category filter of the offered products. The address may contain the first search: `?search=brie`. */
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
    return rankProducts(
      products.filter((product) => isInCategories(product, chosen)),
      wanted,
    );
  }, [products, categories, wanted]);
  return { search, setSearch, isRanked: wanted.trim() !== '', categories, setCategories, tree, shown };
}

/**
 * View of the products: the one in the preference, or cards on a phone, until the user switches. Undefined while the
 * preference loads.
 */
export function useProductView(): [OrderProductView | undefined, (view: OrderProductView) => void] {
  const [chosen, setChosen] = useState<OrderProductView>();
  const preference = useIdentityPreferenceQuery();
  const isPhone = usePhone();
  const preferred = preference.data?.obj.orderProductView ?? (preference.isError ? 'LIST' : undefined);
  return [chosen ?? (isPhone && preferred ? 'CARD' : preferred), setChosen];
}
