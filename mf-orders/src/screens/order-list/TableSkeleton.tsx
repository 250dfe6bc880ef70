import { Skeleton } from '@depot/ui';
import classes from './list.module.css';

/** Rows in the shape of what is on its way. */
export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <div className={classes.skeleton} aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} active title={false} paragraph={{ rows: 1, width: '100%' }} />
      ))}
    </div>
  );
}
