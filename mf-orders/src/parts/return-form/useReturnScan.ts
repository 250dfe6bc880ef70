import type { Order } from '@depot/contracts/orders';
import { useLanguage } from '@depot/i18n';
import { accept, faultText, type HandleScan, reject } from '@depot/scanning';
import { useCallback, useEffect, useRef } from 'react';
import { useTexts } from '../../texts.js';
import { useFindUnit } from '../unit/useFindUnit.js';
import type { ShippedPiece } from './returnPieces.js';
import type { ReturnRows } from './useReturnRows.js';

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
