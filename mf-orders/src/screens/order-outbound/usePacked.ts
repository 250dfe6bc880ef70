import { useStored } from '@depot/storage';
import { useCallback, useMemo } from 'react';
import { openStoredLots, openStoredTicks } from '../../outbound/scanStorage.js';

const none: readonly number[] = [];

/** Lines without pieces of their own that were packed, by id: by a scan, or ticked off by hand. */
export function usePacked(orderId: number) {
  const stored = useMemo(() => openStoredTicks(orderId), [orderId]);
  const [ticks = none, setTicks] = useStored(stored);
  const storedScans = useMemo(() => openStoredLots(orderId), [orderId]);
  /** A scan confirms its line; a known lot is the one to ship. */
  const pack = useCallback(
    (orderItemId: number, inventoryIds: readonly number[]) => {
      const all = stored.get() ?? none;
      if (!all.includes(orderItemId)) setTicks([...all, orderItemId]);
      const scanned = storedScans.get() ?? [];
      const added = inventoryIds.filter((id) => !scanned.some(({ inventoryId }) => inventoryId === id));
      storedScans.set([...scanned, ...added.map((inventoryId) => ({ orderItemId, inventoryId }))]);
    },
    [stored, setTicks, storedScans],
  );
  const toggle = useCallback(
    (orderItemId: number) => {
      const all = stored.get() ?? none;
      const isTicked = all.includes(orderItemId);
      setTicks(isTicked ? all.filter((each) => each !== orderItemId) : [...all, orderItemId]);
      // Lots scanned by mistake must not ship in place of the goods packed by hand.
      if (isTicked) storedScans.set((storedScans.get() ?? []).filter((lot) => lot.orderItemId !== orderItemId));
    },
    [stored, setTicks, storedScans],
  );
  const isPacked = useCallback((orderItemId: number) => (stored.get() ?? none).includes(orderItemId), [stored]);
  return { ticks, toggle, pack, isPacked };
}
