import { type Hundredths, isBulk } from '@depot/contracts/amounts';
import { piecesOfGtin } from '@depot/contracts/catalog';
import type { Order, OrderItem } from '@depot/contracts/orders';
import { useLanguage } from '@depot/i18n';
import {
  accept,
  faultText,
  type Gs1Facts,
  type HandleScan,
  rejectScan,
  type ScanVerdict,
  useLabelParts,
} from '@depot/scanning';
import type { EntryLines } from '@depot/stock-entry';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../texts.js';
import type { ShippedPiece } from './returnPieces.js';
import { createItemRow, createRow, type ReturnRow, withReturned } from './returnRow.js';
import { useShippedLabels } from './useShippedLabels.js';

interface ScanOptions {
  order: Order;
  rows: ReturnRows;
  /** Pieces that have not been returned. */
  free: readonly ShippedPiece[];
  /** All pieces that left on the order. */
  pieces: readonly ShippedPiece[];
}

/** A scanned label adds the row of its piece. */
export function useReturnScan({ order, rows, free, pieces }: ScanOptions) {
  const { t } = useTexts();
  const { addOf, countUp } = rows;
  const language = useLanguage();
  const findUnit = useShippedLabels(order.orderId);
  /** Two scans may arrive before the screen renders. */
  const seen = useRef(new Set<number>());
  const seenSerials = useRef(new Set<string>());
  // A layout effect: a later one would discard scans that arrived in the meantime.
  useLayoutEffect(() => {
    seen.current = new Set(rows.lines.flatMap((row) => row.inventoryId ?? []));
    seenSerials.current = new Set(rows.lines.flatMap((row) => row.serials ?? []));
  }, [rows.lines]);

  /** Handles the label of a lot or the barcode of an item: adds one piece, or asks for the amount of pooled goods. */
  const cameBack = useCallback(
    (item: OrderItem, count = 1, serial?: string) => {
      countUp(item, count, serial);
      return accept(
        t(isBulk(item.hasWeight) ? 'returns.weighBack' : 'returns.countedBack', { name: item.name, count }),
      );
    },
    [countUp, t],
  );

  const { take, half } = useSupplierLabels({ order, rows, seenSerials, cameBack });
  const onScan = useCallback<HandleScan>(
    async ({ read }) => {
      if (read.kind === 'gs1') return take(read.gs1);
      if (read.kind !== 'label') return rejectScan(faultText(read.fault, language));
      const found = await findUnit(read.qrValue);
      if ('rejection' in found) return read.gs1 ? take(read.gs1) : rejectScan(found.rejection);
      const { inventoryId, qrText, productId } = found.unit;
      const piece = pieces.find((each) => each.inventoryId === inventoryId);
      const item = order.orderItems.find((each) => each.productId === productId);
      if (item && item.hasWeight !== 'Yes') return cameBack(item);
      if (!piece || !item) return rejectScan(t('returns.notShipped'));
      if (seen.current.has(inventoryId)) return rejectScan(t('outbound.twice', { piece: qrText }));
      if (!free.includes(piece)) return rejectScan(t('returns.cameBack', { piece: qrText }));
      seen.current.add(inventoryId);
      addOf(item, { inventoryId, returnWeight: piece.weight });
      return accept(t('returns.taken', { piece: qrText }));
    },
    [cameBack, findUnit, free, language, order, pieces, addOf, t, take],
  );
  return { onScan, half };
}

interface SupplierLabelOptions extends Pick<ScanOptions, 'order' | 'rows'> {
  /** Serial numbers behind their GTINs that were scanned already. */
  seenSerials: RefObject<Set<string>>;
  cameBack: (item: OrderItem, count?: number, serial?: string) => ScanVerdict;
}

/** Suppliers' labels of goods without labels of ours, maybe in several barcodes. */
function useSupplierLabels({ order, rows, seenSerials, cameBack }: SupplierLabelOptions) {
  const { t } = useTexts();
  /** Serial number of a piece; undefined if the label has none, a verdict if the piece was already returned. */
  const readSerial = ({ gtin, serial }: Gs1Facts): string | undefined | ScanVerdict => {
    if (!serial) return undefined;
    const named = `${gtin} ${serial}`;
    if (seenSerials.current.has(named)) return rejectScan(t('outbound.twice', { piece: serial }));
    seenSerials.current.add(named);
    return named;
  };
  const atHand = rows.lines.findLast((row) => row.productId !== undefined)?.productId;
  return useLabelParts<OrderItem>({
    onItem: (facts, productId) => {
      const items = findItemsByGtin(order.orderItems, facts, productId ?? atHand);
      const [item] = items;
      if (!item) return { refused: rejectScan(t('returns.notShipped')) };
      if (items.length > 1) return { among: items };
      const serial = readSerial(facts);
      if (typeof serial === 'object') return { refused: serial };
      const { count = 1, gtin } = facts;
      return { place: item, verdict: cameBack(item, count * (piecesOfGtin(item, gtin) ?? 1), serial) };
    },
    onPart: (item, whole, part) => {
      if (item.hasWeight === 'No' && part.weight !== undefined) return undefined;
      const serial = part.serial ? readSerial(whole) : undefined;
      if (typeof serial === 'object') return { place: item, verdict: serial };
      const more = part.count === undefined ? 0 : (part.count - 1) * (piecesOfGtin(item, whole.gtin) ?? 1);
      if (more > 0) return { place: item, verdict: cameBack(item, more, serial) };
      if (serial) rows.countUp(item, 0, serial);
      return { place: item, verdict: accept(t('returns.sameCarton', { name: item.name })) };
    },
  });
}

/** Lines with this GTIN whose pieces have no Depot labels; if the preferred one is among several, only that one. */
function findItemsByGtin(items: readonly OrderItem[], { gtin }: Gs1Facts, preferred: number | undefined) {
  const named = items.filter((item) => item.hasWeight !== 'Yes' && piecesOfGtin(item, gtin) !== undefined);
  const open = named.filter(({ productId }) => productId === preferred);
  return open.length > 0 ? open : named;
}

interface ReturnRows extends EntryLines {
  lines: readonly ReturnRow[];
  change: (uuid: string, change: Partial<ReturnRow>) => void;
  replace: (rows: readonly ReturnRow[]) => void;
  /** Adds a row for the order's line, with its known values. */
  addOf: (item: OrderItem, row?: Partial<ReturnRow>) => void;
  /** Adds returned pieces of counted goods, with this serial number; creates a row if there is none. */
  countUp: (item: OrderItem, count: number, serial?: string) => void;
}

/** The rows of a return, at least one; the three ways to go on are those of adding inventory. */
export function useReturnRows(items: readonly OrderItem[], initial: () => readonly ReturnRow[]): ReturnRows {
  const [lines, setLines] = useState(initial);
  const [focus, setFocus] = useState<EntryLines['focus']>();
  return useMemo(() => {
    const findItem = (productId: number | undefined) => items.find((item) => item.productId === productId);
    const fillBlankRow = (rows: readonly ReturnRow[]) => (rows.length > 0 ? rows : [createRow()]);
    const append = (row: ReturnRow) => {
      setLines((all) => [...all.filter(({ productId }) => productId !== undefined), row]);
      setFocus({ uuid: row.uuid, field: row.productId === undefined ? 'product' : 'amount' });
    };
    return {
      lines,
      focus,
      change: (uuid, part) => setLines((all) => all.map((row) => (row.uuid === uuid ? { ...row, ...part } : row))),
      remove: (uuid) => setLines((all) => fillBlankRow(all.filter((row) => row.uuid !== uuid))),
      addMore: () => append(createRow()),
      addSame: () =>
        append(createItemRow(findItem(lines.findLast(({ productId }) => productId !== undefined)?.productId))),
      addWeights: (productId: number, weights: readonly Hundredths[]) => {
        const rows = weights.map((returnWeight) => createItemRow(findItem(productId), { returnWeight }));
        setLines((all) => [...all.filter((row) => row.productId !== undefined), ...rows]);
      },
      replace: (rows) => setLines(fillBlankRow(rows)),
      addOf: (item, row) => append(createItemRow(item, row)),
      countUp: (item, count, serial) =>
        setLines((all) => {
          const serials = serial ? [serial] : [];
          const amount = isBulk(item.hasWeight) ? {} : { returnQty: count, quantity: count, serials };
          const same = all.find(({ productId }) => productId === item.productId);
          if (!same) return [...all.filter(({ productId }) => productId !== undefined), createItemRow(item, amount)];
          if (isBulk(item.hasWeight)) return all;
          const more = withReturned(same, { returnQty: (same.returnQty ?? 0) + count });
          const named = { serials: [...(same.serials ?? []), ...serials] };
          return all.map((row) => (row === same ? { ...row, ...more, ...named } : row));
        }),
    };
  }, [items, lines, focus]);
}
