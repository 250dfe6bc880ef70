import { listAddress, useNavigate } from '@depot/router';
import { useClaims } from '@depot/session';
import { useCatalogProductsQuery } from '@depot/shared-reads';
import {
  byId,
  defineFormDraft,
  EntryForm,
  entryProducts,
  QueuedGoods,
  useDraft,
  useEntryForm,
  useSubmit,
} from '@depot/stock-entry';
import * as z from '@depot/storage/schema';
import { LoadError, Page, PageHeader, Skeleton } from '@depot/ui';
import { useMemo } from 'react';
import { useAddQueue } from '../../adding/useAddQueue.js';
import { useTexts } from '../../texts.js';

const addPath = '/in/inventory/new';
const makeFields = () => ({});
const stored = defineFormDraft('add-inventory-draft', z.object({}));

/** The goods being added: their lines and draft, and bringing them in. */
function useAddInventory() {
  const { id: userId } = useClaims();
  const query = useCatalogProductsQuery({});
  const products = useMemo(() => byId(entryProducts(query.data?.list ?? [])), [query.data]);
  const draft = useDraft({ stored, userId, empty: makeFields });
  const { t } = useTexts();
  const queued = useAddQueue();
  const submit = useSubmit(queued);
  const form = useEntryForm({
    draft,
    products,
    send: (inventoryList, weightsConfirmed, lines) => {
      const title = t('list.queued', { lines: inventoryList.length });
      return submit({ title, path: addPath, lines, request: { inventoryList, weightsConfirmed } });
    },
  });
  return { query, draft, form, queued };
}

/** Receives goods without a delivery receipt: products and amounts, then their labels. */
export function AddInventory() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { query, draft, form, queued } = useAddInventory();
  if (query.error && !query.data) return <LoadError query={query} />;
  return (
    <Page floor>
      <PageHeader onBack={() => void navigate(listAddress('/in/inventory'))} backLabel={t('back')} />
      <QueuedGoods {...queued} />
      {query.data ? <EntryForm draft={draft} form={form} /> : <Skeleton active paragraph={{ rows: 6 }} />}
    </Page>
  );
}
