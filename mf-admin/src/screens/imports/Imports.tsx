import { queryFailure } from '@depot/api';
import type { ImportState, ImportStatus } from '@depot/contracts/importing';
import { DateText, Page, type Tone, ToneTag } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useAdminImportsQuery } from '../../api/admin.js';
import { useTexts } from '../../texts.js';
import { ImportForm } from './ImportForm.js';

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

/** What is made beside the rows, what stood in the way, row by row, and the columns that mean nothing here. */
function ImportProblems({ state }: { state: ImportState }) {
  const { errors, errorCount, ignoredColumns } = state;
  const { t } = useTexts();
  return (
    <>
      <ImportCreations state={state} />
      {ignoredColumns.length > 0 && <p>{t('import.ignored', { columns: ignoredColumns.join(', ') })}</p>}
      <ul style={{ maxHeight: 320, overflow: 'auto', margin: 0, paddingInlineStart: 20 }}>
        {errors.map(({ line, column, message }, index) => (
          <li key={index}>{t(column ? 'import.problemAt' : 'import.problemIn', { line, column, message })}</li>
        ))}
      </ul>
      {errorCount > errors.length && <p>{t('import.more', { count: errorCount - errors.length })}</p>}
    </>
  );
}

/**
 * The warehouses, categories and suppliers that a file names and nobody has made: said before the import makes them.
 */
function ImportCreations({ state: { creates, status } }: { state: ImportState }) {
  const { t } = useTexts();
  if (creates.length === 0) return null;
  return (
    <>
      <p>{t(status === 'APPLIED' ? 'import.created' : 'import.wouldCreate')}</p>
      <ul style={{ marginBlock: 0, paddingInlineStart: 20 }}>
        {creates.map(({ what, names, count }) => (
          <li key={what}>
            {t('import.createdOf', { what: t(`import.creations.${what}`), names: names.join(t('import.comma')) })}
            {count > names.length && ` ${t('import.more', { count: count - names.length })}`}
          </li>
        ))}
      </ul>
    </>
  );
}
