import { isBulk } from '@depot/contracts/amounts';
import type { PickProposal, Unit } from '@depot/contracts/inventory';
import type { OrderItem } from '@depot/contracts/orders';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useInventoryProposeQuery, useLazyInventoryUnitsToPickQuery } from '../../api/inventory.js';
import { type Piece, sortPiecesByAge, toPiece } from './pieces.js';

interface Loaded {
  /** Which reading of the stock it is: counts from 0. */
  attempt: number;
  units?: readonly Unit[];
  error?: unknown;
}

/** A piece that a scan has found, and the reading of the stock that it was found after. */
interface Found {
  piece: Piece;
  attempt: number;
}

/** Pieces in stock of the weighed products, oldest first; loaded once, so that scanning works without a network. */
export function usePieces(productIds: readonly number[]) {
  const [find] = useLazyInventoryUnitsToPickQuery();
  const [loaded, setLoaded] = useState<Loaded>({ attempt: 0 });
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<readonly Found[]>([]);
  const wanted = productIds.join(',');

  useEffect(() => {
    let current = true;
    const ids = wanted === '' ? [] : wanted.split(',').map(Number);
    Promise.all(ids.map((productId) => find({ productId, available: true }).unwrap())).then(
      (response) => current && setLoaded({ attempt, units: response.flatMap(({ list }) => list) }),
      // loaded units stay usable, because scanning works without a network
      (error: unknown) => current && setLoaded((before) => (before.units ? before : { attempt, error })),
    );
    return () => {
      current = false;
    };
  }, [find, wanted, attempt]);

  const pieces = useMemo(() => loaded.units && listPieces(loaded.units, loaded.attempt, found), [loaded, found]);
  /** Adds a piece that was received after the page opened. */
  const add = useCallback((piece: Piece) => setFound((all) => [...all, { piece, attempt }]), [attempt]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return { pieces, add, error: loaded.error, reload };
}

/** Merges the loaded units with units found by scans. Those found before the load are part of it, or are gone. */
function listPieces(units: readonly Unit[], attempt: number, found: readonly Found[]): Piece[] {
  const read = new Set(units.map(({ inventoryId }) => inventoryId));
  const since = found.filter((each) => each.attempt >= attempt && !read.has(each.piece.inventoryId));
  return sortPiecesByAge([...units.map(toPiece), ...since.map(({ piece }) => piece)]);
}

/** Proposal of the pieces to ship first, by product. Empty until it has loaded; picking does not wait for it. */
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
