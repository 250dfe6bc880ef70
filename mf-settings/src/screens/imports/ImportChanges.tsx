import { queryFailure } from '@depot/api';
import type { ImportChange, ImportState } from '@depot/contracts/importing';
import { skipToken } from '@depot/rtk';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useAdminImportsQuery } from '../../api/imports.js';
import { useTexts } from '../../texts.js';

/** Changed fields, before and after. The list of imports carries only their number; they are loaded per import. */
export function ImportChanges({ state: { importId, kind, changes, changeCount, status } }: { state: ImportState }) {
  const { t } = useTexts();
  const whole = useAdminImportsQuery(changes.length === 0 ? { id: importId } : skipToken);
  const listed = changes.length === 0 ? whole.data?.obj?.changes : changes;
  const formatValue = (value: string) => value || t('import.noValue');
  const columns: DataColumn<ImportChange>[] = [
    { key: 'line', card: 'line', title: t('import.line'), numeric: true, dataIndex: 'line' },
    {
      key: 'name',
      dataIndex: 'name',
      title: t(kind === 'stores' ? 'import.store' : 'import.product'),
      render: (_, { name }) => <bdi>{name}</bdi>,
    },
    { key: 'column', card: 'line', dataIndex: 'column', title: t('import.field') },
    { key: 'before', card: 'labelled', title: t('import.before'), render: (_, { before }) => formatValue(before) },
    { key: 'after', card: 'labelled', title: t('import.after'), render: (_, { after }) => formatValue(after) },
  ];
  return (
    <>
      <p>{t(status === 'APPLIED' ? 'import.changed' : 'import.wouldChange', { count: changeCount })}</p>
      <DataTable<ImportChange>
        label={t('import.changes')}
        rows={listed}
        rowKey={({ line, column }) => `${line} ${column}`}
        columns={columns}
        wraps
        failure={queryFailure(whole)}
        onRetry={() => void whole.refetch()}
        emptyText={t('import.noChanges')}
      />
      {listed && changeCount > listed.length && (
        <p>{t('import.moreChanges', { count: changeCount - listed.length })}</p>
      )}
    </>
  );
}
