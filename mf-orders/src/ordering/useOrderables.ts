import { belongsToStore } from '@depot/contracts/permissions';
import { useLanguage } from '@depot/i18n';
import { useIsHere } from '@depot/router';
import { skipToken } from '@depot/rtk';
import { useClaims } from '@depot/session';
import { useCatalogProductIdsOfStoreQuery, useCatalogProductsQuery } from '@depot/shared-reads';
import { useMemo } from 'react';
import { type Orderable, toOrderable } from './orderable.js';

/**
 * Products that a store can order. A store user gets them from the server; for other users the store's product list is
 * applied here. Empty without a store.
 */
export function useOrderables(storeId: number | undefined) {
  const { r: role } = useClaims();
  const isHere = useIsHere();
  const own = belongsToStore(role);
  const products = useCatalogProductsQuery({}, { refetchOnMountOrArgChange: true });
  const visible = useCatalogProductIdsOfStoreQuery(own || storeId === undefined ? skipToken : { storeId });

  const language = useLanguage();
  const all = useMemo(
    () => (products.data?.list ?? []).map((product) => toOrderable(product, language)),
    [products.data, language],
  );
  const byId = useMemo(() => new Map(all.map((product) => [product.productId, product])), [all]);
  const choices = useMemo((): readonly Orderable[] => {
    if (own) return all;
    const ids = new Set(storeId === undefined ? [] : visible.data?.list);
    return all.filter(({ productId }) => ids.has(productId));
  }, [own, all, storeId, visible.data]);

  return {
    /** Every product that is known, by id. */
    byId,
    choices,
    /** The choices are those of this very store. */
    isKnown: products.data !== undefined && (own || visible.currentData !== undefined),
    isLoading: products.isLoading || visible.isLoading,
    /** Error if no products can be offered. A failed refetch keeps the known products and is no error. */
    error: (products.data ? undefined : products.error) ?? (visible.currentData ? undefined : visible.error),
    /** Refetches while the page is open. */
    retry: () => {
      if (!isHere()) return;
      void products.refetch();
      if (!visible.isUninitialized) void visible.refetch();
    },
  };
}
