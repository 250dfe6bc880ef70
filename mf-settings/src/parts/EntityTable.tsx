import type { ReactNode } from 'react';
import { failureMessage } from '@depot/api';
import { EmptyState, ErrorState, Skeleton } from '@depot/ui';
import { Table, type TableProps } from '@depot/ui/data';

interface EntityTableProps<Row> {
  query: { isError: boolean; error?: unknown; refetch: () => unknown };
  /** Undefined while the first answer is on its way. */
  rows: readonly Row[] | undefined;
  rowKey: string;
  columns: TableProps<Row>['columns'];
  /** Said where there is nothing. */
  empty: ReactNode;
  more?: Omit<TableProps<Row>, 'columns' | 'dataSource' | 'rowKey'>;
}

/** A table with its loading, empty and failed states. */
export function EntityTable<Row extends object>({ query, rows, rowKey, columns, empty, more }: EntityTableProps<Row>) {
  if (query.isError && !rows) return <ErrorState text={failureMessage(query.error)} onRetry={() => void query.refetch()} />;
  if (!rows) return <Skeleton active title={false} paragraph={{ rows: 8 }} />;
  return (
    <Table<Row>
      size="small"
      sticky
      rowKey={rowKey}
      columns={columns}
      dataSource={[...rows]}
      pagination={false}
      locale={{ emptyText: typeof empty === 'string' ? <EmptyState text={empty} /> : empty }}
      {...more}
    />
  );
}
