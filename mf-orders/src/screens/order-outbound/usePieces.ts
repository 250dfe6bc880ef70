import type { Unit } from '@depot/contracts/inventory';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLazyOrdersUnitsQuery } from '../../api/inventory.js';
import { oldestFirst, type Piece, pieceOf } from './pieces.js';

interface Loaded {
  units?: readonly Unit[];
  error?: unknown;
}

/** The pieces in stock of the weighed products, oldest first; read once, so that scanning goes on without a network. */
export function usePieces(productIds: readonly number[]) {
  const [find] = useLazyOrdersUnitsQuery();
  const [loaded, setLoaded] = useState<Loaded>({});
  const [found, setFound] = useState<readonly Piece[]>([]);
  const [attempt, setAttempt] = useState(0);
  const wanted = productIds.join(',');

  useEffect(() => {
    let current = true;
    const ids = wanted === '' ? [] : wanted.split(',').map(Number);
    Promise.all(ids.map((productId) => find({ productId, available: true }).unwrap())).then(
      (response) => current && setLoaded({ units: response.flatMap(({ list }) => list) }),
      // what is known already goes on serving: scanning needs no network
      (error: unknown) => current && setLoaded((before) => (before.units ? before : { error })),
    );
    return () => {
      current = false;
    };
  }, [find, wanted, attempt]);

  const pieces = useMemo(
    () => loaded.units && oldestFirst([...loaded.units.map(pieceOf), ...found]),
    [loaded.units, found],
  );
  /** A piece that came into stock after the page was opened. */
  const add = useCallback((piece: Piece) => setFound((all) => [...all, piece]), []);
  const reload = useCallback(() => {
    setFound([]);
    setAttempt((count) => count + 1);
  }, []);
  return { pieces, add, error: loaded.error, reload };
}
