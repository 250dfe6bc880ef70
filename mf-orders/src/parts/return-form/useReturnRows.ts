import type { Hundredths } from '@depot/contracts/amounts';
import type { OrderItem } from '@depot/contracts/orders';
import type { EntryLines } from '@depot/stock-entry';
import { useMemo, useState } from 'react';
import { newRow, type ReturnRow, rowOf } from './returnRow.js';

export interface ReturnRows extends EntryLines {
  lines: readonly ReturnRow[];
  change: (uuid: string, change: Partial<ReturnRow>) => void;
  replace: (rows: readonly ReturnRow[]) => void;
  /** A row of the order's line, with what is known of it. */
  addOf: (item: OrderItem, row?: Partial<ReturnRow>) => void;
}

/** The rows of a return, at least one; the three ways to go on are those of adding inventory. */
export function useReturnRows(items: readonly OrderItem[], initial: () => readonly ReturnRow[]): ReturnRows {
  const [lines, setLines] = useState(initial);
  const [focus, setFocus] = useState<EntryLines['focus']>();
  return useMemo(() => {
    const itemOf = (productId: number | undefined) => items.find((item) => item.productId === productId);
    const orOneBlank = (rows: readonly ReturnRow[]) => (rows.length > 0 ? rows : [newRow()]);
    const append = (row: ReturnRow) => {
      setLines((all) => [...all.filter(({ productId }) => productId !== undefined), row]);
      setFocus({ uuid: row.uuid, field: row.productId === undefined ? 'product' : 'amount' });
    };
    return {
      lines,
      focus,
      change: (uuid, part) => setLines((all) => all.map((row) => (row.uuid === uuid ? { ...row, ...part } : row))),
      remove: (uuid) => setLines((all) => orOneBlank(all.filter((row) => row.uuid !== uuid))),
      addMore: () => append(newRow()),
      addSame: () => append(rowOf(itemOf(lines.findLast(({ productId }) => productId !== undefined)?.productId))),
      addWeights: (productId: number, weights: readonly Hundredths[]) => {
        const rows = weights.map((returnWeight) => rowOf(itemOf(productId), { returnWeight }));
        setLines((all) => [...all.filter((row) => row.productId !== undefined), ...rows]);
      },
      replace: (rows) => setLines(orOneBlank(rows)),
      addOf: (item, row) => append(rowOf(item, row)),
    };
  }, [items, lines, focus]);
}
