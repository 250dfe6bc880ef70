import { useCallback, useState } from 'react';
import { ticksKey } from '../../outbound/scanStorage.js';

function keptTicks(orderId: number): readonly number[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(ticksKey(orderId)) ?? '[]');
    return Array.isArray(value) ? value.filter((each): each is number => Number.isSafeInteger(each)) : [];
  } catch {
    return []; // written by an older version
  }
}

/** Lines without labels that were ticked off, by id; kept in this browser like what was scanned. */
export function useTicks(orderId: number) {
  const [ticks, setTicks] = useState(() => keptTicks(orderId));
  const toggle = useCallback(
    (orderItemId: number) =>
      setTicks((all) => {
        const next = all.includes(orderItemId) ? all.filter((each) => each !== orderItemId) : [...all, orderItemId];
        localStorage.setItem(ticksKey(orderId), JSON.stringify(next));
        return next;
      }),
    [orderId],
  );
  return { ticks, toggle };
}
