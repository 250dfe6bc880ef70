import { queryFailure, shownAnswer } from '@depot/api';
import { activitiesPerPage, type Activity } from '@depot/contracts/admin';
import { DateText, Page, PageHeader, ToneTag } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useAdminActivityLogQuery } from '../../api/admin.js';
import { useTexts } from '../../texts.js';
import { ActivityDetails } from './ActivityDetails.js';
import { LogActions, LogFilters } from './LogActions.js';
import { useLogFilters } from './useLogFilters.js';

/** Screen: activities of all users, newest first. */
export function ActivityLogs() {
  const { t } = useTexts();
  const { filters, request, exportPath } = useLogFilters();
  const log = useAdminActivityLogQuery(request);
  const total = log.data?.total ?? 0;
  const columns = useLogColumns();

  return (
    <Page>
      <PageHeader
        filters={<LogFilters filters={filters} />}
        actions={<LogActions exportPath={exportPath} empty={total === 0} />}
      />
      <DataTable<Activity>
        label={t('log.many')}
        rows={shownAnswer(log)?.list}
        rowKey="id"
        columns={columns}
        wraps
        updating={log.isFetching}
        failure={queryFailure(log)}
        onRetry={() => void log.refetch()}
        emptyText={t('log.empty')}
        expansion={{ render: (activity) => <ActivityDetails activity={activity} /> }}
        paging={{
          page: filters.values.page,
          pageSize: activitiesPerPage,
          total,
          onPage: (page) => filters.change({ page }),
        }}
      />
    </Page>
  );
}

/** Columns for user, activity, time and result. */
function useLogColumns(): DataColumn<Activity>[] {
  const { t } = useTexts();
  return [
    { key: 'name', dataIndex: 'name', title: t('log.name'), width: 180 },
    { key: 'activity', card: 'line', dataIndex: 'activity', title: t('log.activity') },
    {
      key: 'time',
      card: 'line',
      title: t('log.time'),
      width: 190,
      render: (_, { time }) => <DateText time={time} withTime />,
    },
    {
      key: 'completed',
      card: 'amount',
      title: t('log.result'),
      width: 130,
      render: (_, { completed }) => (
        <ToneTag tone={completed === 'true' ? 'good' : 'bad'}>
          {t(completed === 'true' ? 'log.completed' : 'log.failed')}
        </ToneTag>
      ),
    },
  ];
}
