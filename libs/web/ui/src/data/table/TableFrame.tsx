import type { ReactNode } from 'react';
import { EmptyState } from '../../state/EmptyState.js';
import { ErrorState } from '../../state/ErrorState.js';
import { CardList } from './CardList.js';
import { Pager } from './Pager.js';
import type { DataTableProps } from './props.js';
import { SkeletonRows } from './SkeletonRows.js';
import { onPage } from './usePaging.js';

type TableFrameProps<Row> = DataTableProps<Row> & {
  /** True where the rows are cards. */
  cards: boolean;
  /** Draws the rows that are there. */
  children: (rows: readonly Row[]) => ReactNode;
};

/** What a table shows instead of rows, and its pages below them. */
export function TableFrame<Row extends object>({ cards, children, ...props }: TableFrameProps<Row>) {
  const { rows, columns, paging, failure, onRetry, emptyText, emptyAction } = props;
  if (failure !== undefined && rows === undefined) return <ErrorState text={failure} onRetry={onRetry} />;
  if (rows === undefined) return <SkeletonRows {...{ columns, cards, paging }} />;
  if (rows.length === 0 && !props.updating) return <EmptyState text={emptyText}>{emptyAction}</EmptyState>;
  return (
    <div>
      {children(rows)}
      {paging && <Pager {...paging} label={props.label} />}
    </div>
  );
}

/** A table on a phone: cards, without antd's table. */
export function CardTable<Row extends object>(props: DataTableProps<Row>) {
  return (
    <TableFrame {...props} cards>
      {(rows) => <CardList {...props} rows={onPage(rows, props.paging)} />}
    </TableFrame>
  );
}
