import { queryFailure } from '@depot/api';
import type { Activity, ActivityChange } from '@depot/contracts/admin';
import type { TFunction } from '@depot/i18n';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useAdminActivityChangesQuery } from '../../api/admin.js';
import type gb from '../../locales/gb.json';
import { useTexts } from '../../texts.js';
import classes from './activity.module.css';

/** Changed values of an activity, and its id in the services' log. */
export function ActivityDetails({ activity: { id, hasChanges, correlationId } }: { activity: Activity }) {
  const { t } = useTexts();
  const changes = useAdminActivityChangesQuery({ id }, { skip: !hasChanges });
  const formatValue = (value: string | null) =>
    value === 'true' || value === 'false' ? t(`log.${value}`) : (value ?? t('log.nothing'));
  const columns: DataColumn<ActivityChange>[] = [
    { key: 'field', title: t('log.field'), render: (_, { field }) => getFieldLabel(t, field) },
    { key: 'before', title: t('log.before'), render: (_, { before }) => formatValue(before) },
    { key: 'after', title: t('log.after'), render: (_, { after }) => formatValue(after) },
  ];
  return (
    <>
      {hasChanges && (
        <DataTable<ActivityChange>
          label={t('log.changes')}
          rows={changes.data?.list}
          rowKey="field"
          columns={columns}
          failure={queryFailure(changes)}
          onRetry={() => void changes.refetch()}
          emptyText={t('log.noChanges')}
        />
      )}
      <small className={classes.correlation}>{t('log.correlation', { id: correlationId })}</small>
    </>
  );
}

type FieldName = keyof (typeof gb)['field'];

/**
 * Translates the dotted path of a value: `orderItems.2.quantity` → "Line 2 › Quantity". Unknown parts stay unchanged.
 */
export function getFieldLabel(t: TFunction<'mf-admin'>, path: string): string {
  return path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? ` ${part}` : ` › ${t(`field.${part as FieldName}`, { defaultValue: part })}`))
    .join('')
    .replace(/^ (› )?/, '');
}
