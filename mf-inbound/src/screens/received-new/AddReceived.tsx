import { useNavigate } from '@depot/router';
import { EntryForm } from '@depot/stock-entry';
import { LoadError, Page, PageHeader, Skeleton } from '@depot/ui';
import { receivedListPath } from '../../parts/paths.js';
import { useTexts } from '../../texts.js';
import { ReceivedFieldRow } from './ReceivedFieldRow.js';
import { useAddReceived } from './useAddReceived.js';

/** Goods that came from a supplier, with a record of it. */
export function AddReceived() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { query, draft, form, day } = useAddReceived();
  if (query.error && !query.data) return <LoadError query={query} />;
  return (
    <Page>
      <PageHeader onBack={() => void navigate(receivedListPath)} backLabel={t('received.back')} />
      {query.data ? (
        <>
          <ReceivedFieldRow fields={draft.fields} day={day} onChange={draft.setFields} />
          <EntryForm draft={draft} form={form} />
        </>
      ) : (
        <Skeleton active paragraph={{ rows: 6 }} />
      )}
    </Page>
  );
}
