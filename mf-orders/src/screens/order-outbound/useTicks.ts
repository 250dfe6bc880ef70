import { useStored } from '@depot/storage';
import { useCallback, useMemo } from 'react';
import { storedTicks } from '../../outbound/scanStorage.js';

const none: readonly number[] = [];

/** Lines without labels that were ticked off, by id, and ticking one. */
export function useTicks(orderId: number) {
  const stored = useMemo(() => storedTicks(orderId), [orderId]);
  const [ticks = none, setTicks] = useStored(stored);
  const toggle = useCallback(
    (orderItemId: number) => {
      const all = stored.get() ?? none;
      setTicks(all.includes(orderItemId) ? all.filter((each) => each !== orderItemId) : [...all, orderItemId]);
    },
    [stored, setTicks],
  );
  return { ticks, toggle };
}
