import { isBulk } from '@depot/contracts/amounts';
import type { PickProposal, Unit } from '@depot/contracts/inventory';
import type { OrderItem } from '@depot/contracts/orders';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useInventoryProposeQuery, useLazyInventoryUnitsToPickQuery } from '../../api/inventory.js';
import { oldestFirst, type Piece, pieceOf } from './pieces.js';

interface Loaded {
  units?: readonly Unit[];
  error?: unknown;
}

/** The pieces in stock of the weighed products, oldest first; read once, so that scanning goes on without a network. */
export function usePieces(productIds: readonly number[]) {
  const [find] = useLazyInventoryUnitsToPickQuery();
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

/** What should leave first for each product of an order. Empty until it is known; picking does not wait for it. */
export function useProposal(items: readonly OrderItem[]): ReadonlyMap<number, PickProposal> {
  const lines = useMemo(
    () =>
      items.map(({ productId, hasWeight, quantity, weight }) =>
        isBulk(hasWeight) ? { productId, weight } : { productId, quantity },
      ),
    [items],
  );
  const { data } = useInventoryProposeQuery({ lines }, { refetchOnMountOrArgChange: true });
  return useMemo(() => new Map(data?.list.map((proposal) => [proposal.productId, proposal])), [data]);
}
