import { address, useAddressState } from '@depot/router';
import { useMemo } from 'react';
import { useSettingsProductsQuery } from '../../api/products.js';
import { matchesProduct } from '../../parts/matchesProduct.js';
import { inOrder, type SortKey, sortKeys } from './order.js';

export const productsPerPage = 100;

const inAddress = {
  filter: { ...address.text, formerly: 'q' },
  sort: address.choice(sortKeys, 'secondaryName'),
  order: address.choice(['asc', 'desc'], 'asc'),
  page: address.page,
};

/** All products, filtered, sorted and cut into pages as the address says. */
export function useProductList() {
  const { values, shown, change, type } = useAddressState(inAddress);
  const query = useSettingsProductsQuery({ includeDisabled: true });
  const { filter, sort: key } = values;
  const descending = values.order === 'desc';

  const found = useMemo(() => {
    const products = query.data?.list.filter((product) => matchesProduct(product, filter));
    return products && inOrder(products, { key, descending });
  }, [query.data, filter, key, descending]);

  const total = found?.length ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / productsPerPage));
  const page = Math.min(values.page, lastPage);
  const rows = found?.slice((page - 1) * productsPerPage, page * productsPerPage);

  return {
    query,
    /** In the box; it takes effect after a pause. */
    filter: shown.filter,
    setFilter: (text: string) => type({ filter: text }),
    isFiltered: filter !== '',
    rows,
    total,
    page,
    sorting: { key, descending },
    goTo: (wanted: number) => change({ page: wanted }),
    sortBy: (wanted: SortKey = 'secondaryName', reversed: boolean) =>
      change({ sort: wanted, order: reversed ? 'desc' : 'asc' }),
  };
}
