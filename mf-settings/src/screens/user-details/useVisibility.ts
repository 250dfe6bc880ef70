import type { Product } from '@depot/contracts/catalog';
import { useAction, useNotify } from '@depot/remote-kit';
import { useCatalogProductIdsOfStoreQuery, useCatalogProductsQuery } from '@depot/shared-reads';
import { useMemo, useState } from 'react';
import { useCatalogSetProductsOfStoreMutation } from '../../api/catalog.js';
import { useSaving } from '../../parts/useSaving.js';
import { useTexts } from '../../texts.js';
import { choose, isSame } from './selection.js';

/** Products that a store sees: the stored selection and the edited one. */
export function useVisibility(storeId: number) {
  const { t } = useTexts();
  const notify = useNotify();
  const act = useAction();
  const saving = useSaving();
  const products = useCatalogProductsQuery({});
  const stored = useCatalogProductIdsOfStoreQuery({ storeId }, { refetchOnMountOrArgChange: true });
  const [offer, { isLoading }] = useCatalogSetProductsOfStoreMutation();
  /** Selection, and the version of the stored one when editing started. */
  const [draft, setDraft] = useState<{ productIds: number[]; version?: string }>();

  const byId = useMemo(
    () => new Map(products.data?.list.map((product): [number, Product] => [product.productId, product])),
    [products.data],
  );
  const before = stored.data?.list ?? [];
  const chosen = draft?.productIds ?? before;

  const change = (wanted: number[]) => {
    if (!stored.data) return; // the stored selection has not loaded
    const { productIds, duplicate } = choose(byId, chosen, wanted);
    if (duplicate !== undefined) notify.warning(t('visibility.duplicate', { name: duplicate }));
    setDraft((now) => ({ productIds, version: now ? now.version : stored.data?.version }));
  };
  const save = async () => {
    const send = (overwrite: boolean) =>
      offer({ userId: storeId, productIds: chosen, version: overwrite ? undefined : draft?.version }).unwrap();
    const saved = await act(saving(send), t('visibility.updated'));
    if (saved) setDraft(undefined);
  };
  return { products, stored, chosen, change, save, saving: isLoading, changed: !isSame(before, chosen) };
}
