import { useMemo } from 'react';
import { useSearchParams } from '@depot/router';
import { useSettingsProductsQuery } from '../../api/products.js';
import { matchesProduct } from '../../parts/matchesProduct.js';
import { useSearchText } from '../../parts/useSearchText.js';
import { inOrder, sortKeys, type SortKey, type Sorting } from './order.js';

export const productsPerPage = 100;

function sortingOf(params: URLSearchParams): Sorting {
  const key = sortKeys.find((known) => known === params.get('sort')) ?? 'secondaryName';
  return { key, descending: params.get('order') === 'desc' };
}

/** All products, filtered, sorted and cut into pages as the address says (`q`, `sort`, `order`, `page`). */
export function useProductList() {
  const [params, setParams] = useSearchParams();
  const search = useSearchText();
  const query = useSettingsProductsQuery({ includeDisabled: true });
  const { key, descending } = sortingOf(params);

  const found = useMemo(() => {
    const products = query.data?.list.filter((product) => matchesProduct(product, search.applied));
    return products && inOrder(products, { key, descending });
  }, [query.data, search.applied, key, descending]);

  const total = found?.length ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / productsPerPage));
  const page = Math.min(Math.max(1, Number(params.get('page')) || 1), lastPage);
  const rows = found?.slice((page - 1) * productsPerPage, page * productsPerPage);

  const change = (changes: Record<string, string | undefined>) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      Object.entries(changes).forEach(([name, value]) => (value ? next.set(name, value) : next.delete(name)));
      return next;
    });
  return {
    query,
    search,
    rows,
    total,
    page,
    sorting: { key, descending },
    goTo: (wanted: number) => change({ page: String(wanted) }),
    sortBy: (wanted: SortKey | undefined, reversed: boolean) =>
      change({ sort: wanted, order: reversed ? 'desc' : undefined, page: undefined }),
  };
}
