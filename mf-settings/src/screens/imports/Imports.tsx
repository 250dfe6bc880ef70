import { queryFailure } from '@depot/api';
import { type ImportState, type ImportStatus, isImportNote } from '@depot/contracts/importing';
import { DateText, Page, type Tone, ToneTag } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useState } from 'react';
import { useAdminImportsQuery } from '../../api/imports.js';
import { useTexts } from '../../texts.js';
import { ImportForm } from './ImportForm.js';
import { hasDetails, ImportProblems, SentImport } from './ImportProblems.js';

const tones: Record<ImportStatus, Tone> = {
  CHECKING: 'working',
  APPLYING: 'working',
  CHECKED: 'good',
  APPLIED: 'good',
  REFUSED: 'bad',
};

/** How an import goes, with its progress while it runs. */
function ImportStatusTag({ state: { status, done, total } }: { state: ImportState }) {
  const { t } = useTexts();
  const progress = status === 'APPLYING' && total > 0 ? ` ${Math.floor((done / total) * 100)}%` : '';
  return (
    <ToneTag tone={tones[status]}>
      {t(`import.statuses.${status}`)}
      {progress}
    </ToneTag>
  );
}

const isGoing = ({ status }: ImportState) => status === 'CHECKING' || status === 'APPLYING';
const heartbeatMs = 1000;

/** Screen: bring products, stock, stores and past orders in from a file, and how earlier imports went. */
export function Imports() {
  const { t } = useTexts();
  const [sent, setSent] = useState<number>();
  const first = useAdminImportsQuery({});
  const going = first.data?.list?.some(isGoing) ?? false;
  const imports = useAdminImportsQuery({}, { pollingInterval: going ? heartbeatMs : 0 });
  const columns = useImportColumns();
  return (
    <Page>
      <ImportForm onSent={setSent} />
      <SentImport state={imports.data?.list?.find(({ importId }) => importId === sent)} />
      <DataTable<ImportState>
        label={t('import.history')}
        rows={imports.data?.list}
        rowKey="importId"
        columns={columns}
        wraps
        failure={queryFailure(imports)}
        onRetry={() => void imports.refetch()}
        emptyText={t('import.empty')}
        expansion={{ can: hasDetails, render: (state) => <ImportProblems state={state} /> }}
      />
    </Page>
  );
}

function useImportColumns(): DataColumn<ImportState>[] {
  const { t } = useTexts();
  return [
    { key: 'fileName', dataIndex: 'fileName', title: t('import.file') },
    { key: 'kind', card: 'line', title: t('import.kind'), render: (_, { kind }) => t(`import.kinds.${kind}`) },
    {
      key: 'status',
      card: 'amount',
      title: t('import.status'),
      render: (_, state) => <ImportStatusTag state={state} />,
    },
    {
      key: 'rows',
      card: 'labelled',
      title: t('import.rows'),
      numeric: true,
      render: (_, { total, done }) => (total || done).toLocaleString('en-US'),
    },
    {
      key: 'errorCount',
      card: 'labelled',
      title: t('import.problems'),
      numeric: true,
      render: (_, { errorCount }) => errorCount || '–',
    },
    {
      key: 'creates',
      card: 'labelled',
      title: t('import.creates'),
      numeric: true,
      render: (_, { creates }) =>
        creates.reduce((sum, { what, count }) => (isImportNote(what) ? sum : sum + count), 0) || '–',
    },
    { key: 'user', card: 'line', dataIndex: 'user', title: t('import.by') },
    { key: 'time', card: 'line', title: t('import.time'), render: (_, { time }) => <DateText time={time} withTime /> },
  ];
}
