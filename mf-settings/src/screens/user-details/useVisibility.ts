import type { Product } from '@depot/contracts/catalog';
import { useAction, useNotify } from '@depot/remote-kit';
import { useMemo, useState } from 'react';
import {
  useCatalogProductIdsOfStoreQuery,
  useCatalogProductsQuery,
  useCatalogSetProductsOfStoreMutation,
} from '../../api/catalog.js';
import { useTexts } from '../../texts.js';
import { choose, isSame } from './selection.js';

/** The products that a store sees: as the server has them, and as they are chosen on screen. */
export function useVisibility(storeId: number) {
  const { t } = useTexts();
  const notify = useNotify();
  const act = useAction();
  const products = useCatalogProductsQuery({});
  const stored = useCatalogProductIdsOfStoreQuery({ storeId }, { refetchOnMountOrArgChange: true });
  const [offer, { isLoading: saving }] = useCatalogSetProductsOfStoreMutation();
  const [draft, setDraft] = useState<number[]>();

  const byId = useMemo(
    () => new Map(products.data?.list.map((product): [number, Product] => [product.productId, product])),
    [products.data],
  );
  const before = stored.data?.list ?? [];
  const chosen = draft ?? before;

  const change = (wanted: number[]) => {
    const { productIds, duplicate } = choose(byId, chosen, wanted);
    if (duplicate !== undefined) notify.warning(t('visibility.duplicate', { name: duplicate }));
    setDraft(productIds);
  };
  const save = async () => {
    const saved = await act(offer({ userId: storeId, productIds: chosen }).unwrap(), t('visibility.updated'));
    if (saved) setDraft(undefined);
  };
  return { products, stored, chosen, change, save, saving, changed: !isSame(before, chosen) };
}
