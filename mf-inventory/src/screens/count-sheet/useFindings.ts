import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiFailure } from '@depot/api';
import { useNotify } from '@depot/remote-kit';
import { useInventoryCountLineMutation } from '../../api/counts.js';
import { storedUnsent, storeUnsent, type Finding, type Unsent } from './unsent.js';

/** Milliseconds between tries while something waits: a browser says that it is online before the network works, and not at all after a 503. */
const again = 3_000;

const isOffline = (failure: unknown) => isApiFailure(failure) && (failure.statusCode === 0 || failure.statusCode === 503);

/** Sends what was found, product by product. Without a network it is kept and sent when there is one again. */
export function useFindings(countId: number) {
  const notify = useNotify();
  const [send] = useInventoryCountLineMutation();
  const [unsent, setUnsent] = useState<Unsent>(() => storedUnsent(countId));
  const latest = useRef(unsent);
  const sending = useRef(new Set<number>());
  useEffect(() => {
    latest.current = unsent;
    storeUnsent(countId, unsent);
  }, [countId, unsent]);

  const enter = useCallback(
    async (productId: number, finding: Finding) => {
      setUnsent((before) => ({ ...before, [productId]: finding }));
      const done = () => setUnsent((before) => (before[productId] === finding ? without(before, productId) : before));
      sending.current.add(productId);
      try {
        await send({ id: countId, productId, ...finding }).unwrap();
        done();
      } catch (failure) {
        if (isOffline(failure)) return;
        done();
        notify.failure(failure);
      } finally {
        sending.current.delete(productId);
      }
    },
    [countId, notify, send],
  );
  const retry = useCallback(() => {
    for (const [productId, finding] of Object.entries(latest.current)) {
      if (!sending.current.has(Number(productId))) void enter(Number(productId), { ...finding });
    }
  }, [enter]);
  const isWaiting = Object.keys(unsent).length > 0;
  useEffect(() => {
    retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(retry, again);
    return () => clearInterval(timer);
  }, [isWaiting, retry]);
  return { unsent, enter, retry };
}

function without(unsent: Unsent, productId: number): Unsent {
  return Object.fromEntries(Object.entries(unsent).filter(([key]) => Number(key) !== productId));
}
