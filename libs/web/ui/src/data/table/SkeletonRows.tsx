import { useTranslation } from '@depot/i18n';
import type { DataTableProps } from './props.js';
import classes from './table.module.css';

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

interface SkeletonRowsProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'paging'> {
  /** True where the rows are cards. */
  cards: boolean;
}

/** Placeholder rows with the layout of the expected rows, at most one page. */
export function SkeletonRows<Row>({ columns, cards, paging }: SkeletonRowsProps<Row>) {
  const { t } = useTranslation('ui');
  return (
    <div className={classes.skeleton} role="status" aria-label={t('loading')}>
      {!cards && <div className={classes.skeletonHead} />}
      {rows.slice(0, paging?.pageSize).map((row) => (
        <div key={row} className={cards ? classes.skeletonCard : classes.skeletonRow}>
          {columns.slice(0, cards ? 3 : 8).map((_, index) => (
            <span key={index} style={{ width: `${40 + ((row * 3 + index * 5) % 7) * 8}%` }} />
          ))}
        </div>
      ))}
    </div>
  );
}
