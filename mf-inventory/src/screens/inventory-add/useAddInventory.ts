import { useMemo } from 'react';
import { useClaims } from '@depot/session';
import { byId, entryProducts, useDraft, useEntryForm } from '@depot/stock-entry';
import { useInventoryAddMutation } from '../../api/inventory.js';
import { useInventoryProductsQuery } from '../../api/products.js';

const noFields = () => ({});
const isFields = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The goods being added: their lines and draft, and bringing them in. */
export function useAddInventory() {
  const { id: userId } = useClaims();
  const query = useInventoryProductsQuery();
  const products = useMemo(() => byId(entryProducts(query.data?.list ?? [])), [query.data]);
  const draft = useDraft({ key: 'add-inventory-draft', userId, empty: noFields, isFields });
  const [add] = useInventoryAddMutation();
  const form = useEntryForm({
    draft,
    products,
    send: async (inventoryList, weightsConfirmed) => (await add({ inventoryList, weightsConfirmed }).unwrap()).list,
  });
  return { query, draft, form };
}
