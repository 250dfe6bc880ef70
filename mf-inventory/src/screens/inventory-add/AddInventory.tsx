import { useNavigate } from '@depot/router';
import { EntryForm } from '@depot/stock-entry';
import { Page, PageHeader, Skeleton } from '@depot/ui';
import { LoadError } from '../../parts/LoadError.js';
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
