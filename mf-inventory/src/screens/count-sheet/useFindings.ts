import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiFailure } from '@depot/api';
import { useNotify } from '@depot/remote-kit';
import { useInventoryCountLineMutation } from '../../api/counts.js';
import { storedUnsent, storeUnsent, type Finding, type Unsent } from './unsent.js';

const isOffline = (failure: unknown) => isApiFailure(failure) && (failure.statusCode === 0 || failure.statusCode === 503);

/** Sends what was found, product by product. Without a network it is kept and sent when there is one again. */
export function useFindings(countId: number) {
  const notify = useNotify();
  const [send] = useInventoryCountLineMutation();
  const [unsent, setUnsent] = useState<Unsent>(() => storedUnsent(countId));
  const latest = useRef(unsent);
  useEffect(() => {
    latest.current = unsent;
    storeUnsent(countId, unsent);
  }, [countId, unsent]);

  const enter = useCallback(
    async (productId: number, finding: Finding) => {
      setUnsent((before) => ({ ...before, [productId]: finding }));
      const done = () => setUnsent((before) => (before[productId] === finding ? without(before, productId) : before));
      try {
        await send({ id: countId, productId, ...finding }).unwrap();
        done();
      } catch (failure) {
        if (isOffline(failure)) return;
        done();
        notify.failure(failure);
      }
    },
    [countId, notify, send],
  );
  const retry = useCallback(() => {
    for (const [productId, finding] of Object.entries(latest.current)) void enter(Number(productId), { ...finding });
  }, [enter]);
  useEffect(() => {
    retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return { unsent, enter, retry };
}

function without(unsent: Unsent, productId: number): Unsent {
  return Object.fromEntries(Object.entries(unsent).filter(([key]) => Number(key) !== productId));
}
