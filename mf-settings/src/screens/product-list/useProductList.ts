import { failureMessage } from '@depot/api';
import { type Product, productName } from '@depot/contracts/catalog';
import { useAction, useNotify } from '@depot/remote-kit';
import { address, useAddressState } from '@depot/router';
import { useCatalogProductsQuery } from '@depot/shared-reads';
import { useMemo } from 'react';
import { useCatalogDisableProductMutation, useCatalogEnableProductMutation } from '../../api/catalog.js';
import { matchProduct } from '../../parts/choices.js';
import { useDeletePrompt } from '../../parts/EditAndDelete.js';
import { useTexts } from '../../texts.js';
import { type SortKey, sortKeys, sortProducts } from './order.js';

export const productsPerPage = 100;

const inAddress = {
  filter: { ...address.text, formerly: 'q' },
  sort: address.choice(sortKeys, 'secondaryName'),
  order: address.choice(['asc', 'desc'], 'asc'),
  page: address.page,
};

/** All products, filtered, sorted and paged by the address. */
export function useProductList() {
  const { values, shown, change, type } = useAddressState(inAddress);
  const query = useCatalogProductsQuery({ includeDisabled: true });
  const { filter, sort: key } = values;
  const descending = values.order === 'desc';

  const found = useMemo(() => {
    const products = query.data?.list.filter((product) => matchProduct(product, filter));
    return products && sortProducts(products, { key, descending });
  }, [query.data, filter, key, descending]);

  const total = found?.length ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / productsPerPage));
  const page = Math.min(values.page, lastPage);
  const rows = found?.slice((page - 1) * productsPerPage, page * productsPerPage);

  return {
    query,
    /** Text of the field; it takes effect after a pause. */
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

/** Delete, which disables, and enabling again. `reload` refetches the products after an error. */
export function useProductCommands(reload: () => unknown) {
  const { t } = useTexts();
  const notify = useNotify();
  const act = useAction();
  const askToDelete = useDeletePrompt();
  const [disable] = useCatalogDisableProductMutation();
  const [enable] = useCatalogEnableProductMutation();

  const disableNow = async (id: number) => {
    try {
      await disable({ id }).unwrap();
      notify.success(t('product.deleted'));
    } catch (failure) {
      await notify.alert(failureMessage(failure));
      reload();
    }
  };
  return {
    remove: (product: Product) => void askToDelete(productName(product), () => disableNow(product.productId)),
    enable: ({ productId }: Product) => void act(enable({ product: { productId } }).unwrap(), t('product.enabled')),
  };
}
