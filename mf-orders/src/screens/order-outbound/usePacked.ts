import { useStored } from '@depot/storage';
import { useCallback, useMemo } from 'react';
import { openStoredLots, openStoredTicks } from '../../outbound/scanStorage.js';

const none: readonly number[] = [];

/** Lines without pieces of their own that were packed, by id: by a scan, or ticked off by hand. */
export function usePacked(orderId: number) {
  const storedTicks = useMemo(() => openStoredTicks(orderId), [orderId]);
  const [ticks = none, setTicks] = useStored(storedTicks);
  const storedLots = useMemo(() => openStoredLots(orderId), [orderId]);
  /** A scan confirms its line; a known lot is the one to ship. */
  const pack = useCallback(
    (orderItemId: number, inventoryIds: readonly number[]) => {
      const all = storedTicks.get() ?? none;
      if (!all.includes(orderItemId)) setTicks([...all, orderItemId]);
      const scanned = storedLots.get() ?? [];
      const added = inventoryIds.filter((id) => !scanned.some(({ inventoryId }) => inventoryId === id));
      storedLots.set([...scanned, ...added.map((inventoryId) => ({ orderItemId, inventoryId }))]);
    },
    [storedTicks, setTicks, storedLots],
  );
  const toggle = useCallback(
    (orderItemId: number) => {
      const all = storedTicks.get() ?? none;
      const isTicked = all.includes(orderItemId);
      setTicks(isTicked ? all.filter((each) => each !== orderItemId) : [...all, orderItemId]);
      // Lots scanned by mistake must not ship in place of the goods packed by hand.
      if (isTicked) storedLots.set((storedLots.get() ?? []).filter((lot) => lot.orderItemId !== orderItemId));
    },
    [storedTicks, setTicks, storedLots],
  );
  const isPacked = useCallback(
    (orderItemId: number) => (storedTicks.get() ?? none).includes(orderItemId),
    [storedTicks],
  );
  return { ticks, toggle, pack, isPacked };
}
