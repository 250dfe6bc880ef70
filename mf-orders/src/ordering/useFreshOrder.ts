import { useCallback, useEffect, useState } from 'react';
import type { Order } from '@depot/contracts/orders';
import { useLazyOrdersFindQuery } from '../api/orders.js';

interface Loaded {
  order?: Order;
  error?: unknown;
}

/**
 * The order as it stands now, read once with its products: what is then written on the screen starts from this very version,
 * and the server refuses it as stale where somebody else was faster. `reload` starts over.
 */
export function useFreshOrder(orderId: number | undefined) {
  const [find] = useLazyOrdersFindQuery();
  const [loaded, setLoaded] = useState<Loaded>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (orderId === undefined) return;
    let current = true;
    const take = (result: Loaded) => current && setLoaded(result);
    setLoaded({});
    find({ orderId, includeProduct: true, excludeBooked: true })
      .unwrap()
      .then(
        ({ obj }) => take({ order: obj }),
        (error: unknown) => take({ error }),
      );
    return () => {
      current = false;
    };
  }, [find, orderId, attempt]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...loaded, reload };
}
