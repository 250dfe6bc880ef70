import { useDeferredValue } from 'react';
import type { DataTableProps } from './props.js';
import { findWidestRows } from './widestRows.js';

/**
 * Rows of the first render: at least one screenful; all rows up to the one to restore the scroll position to; and
 * further rows that determine column widths.
 */
function getFirstRows<Row>(
  rows: readonly Row[],
  inSight: number,
  rowTone: DataTableProps<Row>['rowTone'],
): readonly Row[] {
  const current = rowTone ? rows.findIndex((row) => rowTone(row) === 'current') : -1;
  const count = Math.max(inSight, current + 1);
  const widest = findWidestRows(rows);
  return rows.filter((row, index) => index < count || widest.has(row));
}

/**
 * Visible rows for the first render, because rendering a whole page takes longer than fetching it. The rest follows
 * once the browser has painted and handled pending input. Undefined afterwards.
 */
export function useFirstRows<Row>(
  rows: readonly Row[],
  inSight: number,
  rowTone: DataTableProps<Row>['rowTone'],
): readonly Row[] | undefined {
  const isWhole = useDeferredValue(true, false);
  return isWhole ? undefined : getFirstRows(rows, inSight, rowTone);
}
