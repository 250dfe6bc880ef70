import { useNavigate } from '@depot/router';
import { useClaims } from '@depot/session';
import { byId, defineFormDraft, EntryForm, entryProducts, useDraft, useEntryForm } from '@depot/stock-entry';
import * as z from '@depot/storage/schema';
import { LoadError, Page, PageHeader, Skeleton } from '@depot/ui';
import { useMemo } from 'react';
import { useCatalogProductsQuery } from '../../api/catalog.js';
import { useInventoryAddMutation } from '../../api/inventory.js';
import { useTexts } from '../../texts.js';

const noFields = () => ({});
const stored = defineFormDraft('add-inventory-draft', z.object({}));

/** The goods being added: their lines and draft, and bringing them in. */
function useAddInventory() {
  const { id: userId } = useClaims();
  const query = useCatalogProductsQuery({});
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

/** Goods that come in without a delivery receipt: what, how much, then their labels. */
export function AddInventory() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { query, draft, form } = useAddInventory();
  if (query.error && !query.data) return <LoadError query={query} />;
  return (
    <Page>
      <PageHeader onBack={() => void navigate('/in/inventory')} backLabel={t('back')} />
      {query.data ? <EntryForm draft={draft} form={form} /> : <Skeleton active paragraph={{ rows: 6 }} />}
    </Page>
  );
}
