import { isApiFailure } from '@depot/api';
import type { Order } from '@depot/contracts/orders';
import { usePollingInterval } from '@depot/remote-kit';
import { useCallback, useEffect, useState } from 'react';
import { useLazyOrdersFindQuery } from '../api/orders.js';

interface Loaded {
  order?: Order;
  error?: unknown;
}

/** What has become of an order since it was read: somebody else has changed or deleted it. */
export type Newer = { order: Order } | 'gone';

/** Milliseconds between two looks at an open order, where changes do not arrive by themselves. */
const interval = 15_000;

/**
 * The order as it stood when the page was opened, with its products: what is then written on the screen starts from
 * this very version, and the server refuses it as stale where somebody else was faster. `newer` tells so before.
 * `reload` starts over.
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
    const take = (result: Loaded) => current && setLoaded(result);
    setLoaded({});
    const request = { orderId, includeProduct: true, excludeBooked: true, ...(includeHistory && { includeHistory }) };
    void askedFromNow(() => find(request)).then(({ data, error }) => take(error ? { error } : { order: data?.obj }));
    return () => {
      current = false;
    };
  }, [find, orderId, includeHistory, attempt]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...loaded, newer: newerThan(loaded.order, latest.currentData?.obj, latest.error), reload };
}

interface Answer {
  status: string;
  startedTimeStamp?: number;
}

/** As often as answers may be overtaken by what others change meanwhile. */
const maxAttempts = 5;

/**
 * Asks until the answer is one of a question from now on: one that is under way already, which is joined, may not know
 * what has just been done here.
 */
async function askedFromNow<A extends Answer>(ask: () => PromiseLike<A>): Promise<A> {
  const now = Date.now();
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask();
    const isFromNow = answer.status !== 'pending' && (answer.startedTimeStamp ?? now) >= now;
    if (isFromNow || attempt === maxAttempts) return answer;
  }
}

function newerThan(order: Order | undefined, latest: Order | undefined, failure: unknown): Newer | undefined {
  if (!order) return undefined;
  if (isApiFailure(failure) && failure.statusCode === 404) return 'gone';
  return latest?.orderId === order.orderId && latest.version > order.version ? { order: latest } : undefined;
}
