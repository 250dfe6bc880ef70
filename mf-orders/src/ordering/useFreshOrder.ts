import { isApiFailure } from '@depot/api';
import type { Order } from '@depot/contracts/orders';
import { usePollingInterval } from '@depot/remote-kit';
import { useCallback, useEffect, useState } from 'react';
import { useLazyOrdersFindQuery } from '../api/orders.js';

interface Loaded {
  order?: Order;
  error?: unknown;
}

/** Change of an order since it was loaded: another user has edited or deleted it. */
export type NewerVersion = { order: Order } | 'gone';

/** Milliseconds between two looks at an open order, where changes do not arrive by themselves. */
const interval = 15_000;

/**
 * Order as loaded when the page opened, with its products. Edits are based on this version, and the server rejects them
 * as stale if another user has changed the order; `newerVersion` reports that earlier. `reload` starts over.
 */
export function useFreshOrder(orderId: number | undefined, includeHistory = false) {
  const [find, latest] = useLazyOrdersFindQuery({
    pollingInterval: usePollingInterval(interval),
    skipPollingIfUnfocused: true,
  });
  const [loaded, setLoaded] = useState<Loaded>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (orderId === undefined) return;
    let current = true;
    const showLoaded = (result: Loaded) => current && setLoaded(result);
    setLoaded({});
    const request = { orderId, includeProduct: true, excludeBooked: true, ...(includeHistory && { includeHistory }) };
    void loadFresh(() => find(request)).then(({ data, error }) => showLoaded(error ? { error } : { order: data?.obj }));
    return () => {
      current = false;
    };
  }, [find, orderId, includeHistory, attempt]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...loaded, newerVersion: findNewerVersion(loaded.order, latest.currentData?.obj, latest.error), reload };
}

interface Answer {
  status: string;
  startedTimeStamp?: number;
}

/** Maximum number of queries, because changes of other users may make each response outdated. */
const maxAttempts = 5;

/**
 * Queries until the response belongs to a request sent after the call. RTK may join a pending request, whose response
 * need not contain this page's last command.
 */
async function loadFresh<A extends Answer>(ask: () => PromiseLike<A>): Promise<A> {
  const now = Date.now();
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask();
    const isFromNow = answer.status !== 'pending' && (answer.startedTimeStamp ?? now) >= now;
    if (isFromNow || attempt === maxAttempts) return answer;
  }
}

function findNewerVersion(
  order: Order | undefined,
  latest: Order | undefined,
  failure: unknown,
): NewerVersion | undefined {
  if (!order) return undefined;
  if (isApiFailure(failure) && failure.statusCode === 404) return 'gone';
  return latest?.orderId === order.orderId && latest.version > order.version ? { order: latest } : undefined;
}
