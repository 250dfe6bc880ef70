import { useNavigate } from '@depot/router';
import { EntryForm } from '@depot/stock-entry';
import { LoadError, Page, PageHeader, Skeleton } from '@depot/ui';
import { useTexts } from '../../texts.js';
import { useAddInventory } from './useAddInventory.js';

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
