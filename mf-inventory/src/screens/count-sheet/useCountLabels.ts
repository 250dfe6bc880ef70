import { failureMessage } from '@depot/api';
import type { StockCountPiece, Unit } from '@depot/contracts/inventory';
import { useDispatch } from '@depot/rtk';
import { useCallback, useEffect, useRef } from 'react';
import { type CountDispatch, loadPieces } from '../../api/counts.js';
import { useLazyInventoryUnitQuery } from '../../api/inventory.js';

/** Piece of a label. Its state is known only if it was queried. */
type FoundPiece = Pick<StockCountPiece, 'inventoryId' | 'productId' | 'qrText'> &
  Partial<Pick<Unit, 'productName' | 'status'>>;

/**
 * Resolves labels. Pieces in stock at the place were loaded when the count began and need no network; others, including
 * pieces that left, are queried. Returns a message if the label cannot be resolved.
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
      () => undefined, // each label is queried
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
