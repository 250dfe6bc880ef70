import { failureMessage } from '@depot/api';
import type { StockCountPiece, Unit } from '@depot/contracts/inventory';
import { useDispatch } from '@depot/rtk';
import { useCallback, useEffect, useRef } from 'react';
import { type CountDispatch, loadPieces } from '../../api/counts.js';
import { useLazyInventoryUnitQuery } from '../../api/inventory.js';

/** A piece by its label. Only one that was looked up says what has become of it. */
type FoundPiece = Pick<StockCountPiece, 'inventoryId' | 'productId' | 'qrText'> &
  Partial<Pick<Unit, 'productName' | 'status'>>;

/**
 * Tells labels: those in stock at the place from what was fetched when the count began, without asking and without a
 * network; any other, also of a piece that has left, is looked up. Returns in words why it cannot be told.
 */
export function useCountLabels(countId: number): (qrValue: string) => Promise<FoundPiece | string> {
  const dispatch = useDispatch<CountDispatch>();
  const [lookUp] = useLazyInventoryUnitQuery();
  const known = useRef<ReadonlyMap<string, FoundPiece>>(new Map());
  const loading = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    let isCurrent = true;
    loading.current = loadPieces(dispatch, countId).then(
      (pieces) => {
        if (isCurrent) known.current = new Map(pieces.map((piece) => [piece.qrValue, piece]));
      },
      () => undefined, // each label is looked up
    );
    return () => {
      isCurrent = false;
      known.current = new Map();
    };
  }, [countId, dispatch]);
  return useCallback(
    async (qrValue) => {
      const kept = known.current.get(qrValue);
      if (kept) return kept;
      const found = await lookUp({ qrValue })
        .unwrap()
        .then(
          ({ obj }): FoundPiece => obj,
          (failure: unknown) => failureMessage(failure),
        );
      if (typeof found !== 'string') return found;
      await loading.current; // it was scanned before the labels were there
      return known.current.get(qrValue) ?? found;
    },
    [lookUp],
  );
}
