import { useClaims } from '@depot/session';
import { byId, defineFormDraft, entryProducts, useDraft, useEntryForm } from '@depot/stock-entry';
import * as z from '@depot/storage/schema';
import { useMemo } from 'react';
import { useInventoryAddMutation } from '../../api/inventory.js';
import { useInventoryProductsQuery } from '../../api/products.js';

const noFields = () => ({});
const stored = defineFormDraft('add-inventory-draft', z.object({}));

/** The goods being added: their lines and draft, and bringing them in. */
export function useAddInventory() {
  const { id: userId } = useClaims();
  const query = useInventoryProductsQuery();
  const products = useMemo(() => byId(entryProducts(query.data?.list ?? [])), [query.data]);
  const draft = useDraft({ stored, userId, empty: noFields });
  const [add] = useInventoryAddMutation();
  const form = useEntryForm({
    draft,
    products,
    send: async (inventoryList, weightsConfirmed) => (await add({ inventoryList, weightsConfirmed }).unwrap()).list,
  });
  return { query, draft, form };
}
