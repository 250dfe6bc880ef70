import { useTranslation } from '@depot/i18n';
import { Button } from 'antd';
import { type ReactNode, useRef } from 'react';
import { EmptyState } from '../../state/EmptyState.js';
import { ErrorState } from '../../state/ErrorState.js';
import { CardList } from './CardList.js';
import { Pager } from './Pager.js';
import type { DataTableProps, Paging } from './props.js';
import { SkeletonRows } from './SkeletonRows.js';
import { countPages, onPage } from './usePaging.js';

type TableFrameProps<Row> = DataTableProps<Row> & {
  /** True where the rows are cards. */
  cards: boolean;
  /** Renders the rows. */
  children: (rows: readonly Row[]) => ReactNode;
};

/** Placeholder of a table without rows, and the pager below the rows. */
export function TableFrame<Row extends object>({ cards, children, ...props }: TableFrameProps<Row>) {
  const { rows, columns, paging, failure, onRetry, emptyText, emptyAction } = props;
  const frame = useRef<HTMLDivElement>(null);
  if (failure !== undefined && rows === undefined) return <ErrorState text={failure} onRetry={onRetry} />;
  if (rows === undefined) return <SkeletonRows columns={columns} cards={cards} paging={paging} />;
  if (rows.length === 0 && !props.updating) {
    if (paging && paging.total > 0) return <PastTheEnd {...paging} />;
    return <EmptyState text={emptyText}>{emptyAction}</EmptyState>;
  }
  return (
    <div ref={frame}>
      {children(rows)}
      {paging && <Pager {...paging} frame={frame} label={props.label} />}
    </div>
  );
}

/** The page has vanished since: its last rows were dealt with, or an address named one that never was. */
function PastTheEnd({ total, pageSize, onPage: goTo }: Paging) {
  const { t } = useTranslation('ui');
  return (
    <EmptyState text={t('table.pastTheEnd')}>
      <Button onClick={() => goTo(countPages(total, pageSize))}>{t('table.lastPage')}</Button>
    </EmptyState>
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
