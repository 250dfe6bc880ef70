import type { Hundredths } from '@depot/contracts/amounts';
import type { Order, OrderItem } from '@depot/contracts/orders';
import { useLanguage } from '@depot/i18n';
import { accept, faultText, type HandleScan, reject } from '@depot/scanning';
import type { EntryLines } from '@depot/stock-entry';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../texts.js';
import { useFindUnit } from '../unit/useFindUnit.js';
import type { ShippedPiece } from './returnPieces.js';
import { newRow, type ReturnRow, rowOf } from './returnRow.js';

interface ScanOptions {
  order: Order;
  rows: ReturnRows;
  /** Pieces that have not come back. */
  free: readonly ShippedPiece[];
  /** All pieces that left on the order. */
  pieces: readonly ShippedPiece[];
}

/** A scanned label adds the row of its piece. */
export function useReturnScan({ order, rows, free, pieces }: ScanOptions): HandleScan {
  const { t } = useTexts();
  const { addOf } = rows;
  const language = useLanguage();
  const findUnit = useFindUnit();
  /** Two scans may follow each other faster than the screen is drawn. */
  const seen = useRef(new Set<number>());
  useEffect(() => {
    seen.current = new Set(rows.lines.flatMap((row) => row.inventoryId ?? []));
  }, [rows.lines]);

  return useCallback<HandleScan>(
    async ({ read }) => {
      if (read.kind === 'gs1') return reject(t('returns.notShipped'));
      if (read.kind !== 'label') return reject(faultText(read.fault, language));
      const found = await findUnit(read.qrValue);
      if ('rejection' in found) return reject(found.rejection);
      const { inventoryId, qrText, productId } = found.unit;
      const piece = pieces.find((each) => each.inventoryId === inventoryId);
      const item = order.orderItems.find((each) => each.productId === productId);
      if (!piece || !item) return reject(t('returns.notShipped'));
      if (seen.current.has(inventoryId)) return reject(t('outbound.twice', { piece: qrText }));
      if (!free.includes(piece)) return reject(t('returns.cameBack', { piece: qrText }));
      seen.current.add(inventoryId);
      addOf(item, { inventoryId, returnWeight: piece.weight });
      return accept(t('returns.taken', { piece: qrText }));
    },
    [findUnit, free, language, order, pieces, addOf, t],
  );
}

interface ReturnRows extends EntryLines {
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
