import { useCallback } from 'react';
import type { Order } from '@depot/contracts/orders';
import { useLanguage } from '@depot/i18n';
import { accept, faultText, refuse, type HandleScan } from '@depot/scanning';
import { useTexts } from '../../texts.js';
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
  const language = useLanguage();
  return useCallback<HandleScan>(
    ({ read }) => {
      if (read.kind === 'gs1') return refuse(t('returns.notShipped'));
      if (read.kind !== 'label') return refuse(faultText(read.fault, language));
      const piece = pieces.find(({ qrValue }) => qrValue === read.qrValue);
      if (!piece) return refuse(t('returns.notShipped'));
      const { inventoryId, qrText, weight, productId } = piece;
      if (rows.lines.some((row) => row.inventoryId === inventoryId)) return refuse(t('outbound.twice', { piece: qrText }));
      if (!free.includes(piece)) return refuse(t('returns.cameBack', { piece: qrText }));
      const item = order.orderItems.find((each) => each.productId === productId);
      if (!item) return refuse(t('returns.notShipped'));
      rows.addOf(item, { inventoryId, returnWeight: weight });
      return accept(t('returns.taken', { piece: qrText }));
    },
    [free, language, order, pieces, rows, t],
  );
}
