import { useDeferredValue } from 'react';
import type { DataTableProps } from './props.js';
import { widestRows } from './widestRows.js';

/**
 * At least so many rows stand on a screen at first; everything up to the row that was just come back to, which is
 * scrolled to; below these, out of sight, those that columns get their width from.
 */
function firstRows<Row>(
  rows: readonly Row[],
  inSight: number,
  rowTone: DataTableProps<Row>['rowTone'],
): readonly Row[] {
  const current = rowTone ? rows.findIndex((row) => rowTone(row) === 'current') : -1;
  const count = Math.max(inSight, current + 1);
  const widest = widestRows(rows);
  return rows.filter((row, index) => index < count || widest.has(row));
}

/**
 * The rows that are in sight, for the first draw alone: drawing a whole page takes longer than fetching it. The others
 * follow at once, when what there is can be seen and the browser has taken note of what the person does. Undefined
 * afterwards.
 */
export function useFirstRows<Row>(
  rows: readonly Row[],
  inSight: number,
  rowTone: DataTableProps<Row>['rowTone'],
): readonly Row[] | undefined {
  const isWhole = useDeferredValue(true, false);
  return isWhole ? undefined : firstRows(rows, inSight, rowTone);
}
