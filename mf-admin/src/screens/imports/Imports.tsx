import { queryFailure } from '@depot/api';
import type { ImportState } from '@depot/contracts/importing';
import { DateText, Page } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useAdminImportsQuery } from '../../api/admin.js';
import { useTexts } from '../../texts.js';
import { ImportForm } from './ImportForm.js';
import { ImportProblems } from './ImportProblems.js';
import { ImportStatusTag } from './ImportStatusTag.js';

const isGoing = ({ status }: ImportState) => status === 'CHECKING' || status === 'APPLYING';
const heartbeatMs = 1000;

/** Screen: bring products, stock, stores and past orders in from a file, and how earlier imports went. */
export function Imports() {
  const { t } = useTexts();
  const first = useAdminImportsQuery({});
  const going = first.data?.list?.some(isGoing) ?? false;
  const imports = useAdminImportsQuery({}, { pollingInterval: going ? heartbeatMs : 0 });
  const columns: DataColumn<ImportState>[] = [
    { key: 'fileName', dataIndex: 'fileName', title: t('import.file') },
    { key: 'kind', title: t('import.kind'), render: (_, { kind }) => t(`import.kinds.${kind}`) },
    { key: 'status', title: t('import.status'), render: (_, state) => <ImportStatusTag state={state} /> },
    {
      key: 'rows',
      title: t('import.rows'),
      numeric: true,
      render: (_, { total, done }) => (total || done).toLocaleString('en-US'),
    },
    { key: 'errorCount', title: t('import.problems'), numeric: true, render: (_, { errorCount }) => errorCount || '–' },
    {
      key: 'creates',
      title: t('import.creates'),
      numeric: true,
      render: (_, { creates }) => creates.reduce((sum, { count }) => sum + count, 0) || '–',
    },
    { key: 'user', dataIndex: 'user', title: t('import.by') },
    { key: 'time', title: t('import.time'), render: (_, { time }) => <DateText time={time} withTime /> },
  ];
  return (
    <Page>
      <ImportForm />
      <DataTable<ImportState>
        label={t('import.history')}
        rows={imports.data?.list}
        rowKey="importId"
        columns={columns}
        failure={queryFailure(imports)}
        onRetry={() => void imports.refetch()}
        emptyText={t('import.empty')}
        expansion={{
          can: ({ errors, ignoredColumns, creates }) => errors.length + ignoredColumns.length + creates.length > 0,
          render: (state) => <ImportProblems state={state} />,
        }}
      />
    </Page>
  );
}
