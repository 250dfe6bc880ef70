import { EmptyState } from '../../state/EmptyState.js';
import { ErrorState } from '../../state/ErrorState.js';
import { usePhone } from '../../theme/useMediaQuery.js';
import { CardList } from './CardList.js';
import { Pager } from './Pager.js';
import type { DataTableProps } from './props.js';
import { RowTable } from './RowTable.js';
import { SkeletonRows } from './SkeletonRows.js';
import { onPage } from './usePaging.js';

/**
 * The table of the product: compact, sticky head, skeleton on the first load, words when it is empty or has failed,
 * ↑ ↓ Enter Space on the keyboard, cards on a phone.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows, columns, paging, failure, onRetry, emptyText, emptyAction } = props;
  const phone = usePhone();
  if (failure !== undefined && rows === undefined) return <ErrorState text={failure} onRetry={onRetry} />;
  if (rows === undefined) return <SkeletonRows columns={columns} cards={phone} />;
  if (rows.length === 0 && !props.updating) return <EmptyState text={emptyText}>{emptyAction}</EmptyState>;
  return (
    <div>
      {phone ? <CardList {...props} rows={onPage(rows, paging)} /> : <RowTable {...props} rows={rows} />}
      {paging && <Pager {...paging} />}
    </div>
  );
}
