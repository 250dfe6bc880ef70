import { monthSoFar, spanOf } from '@depot/contracts/time';
import { useClaims } from '@depot/session';
import { useState } from 'react';

/** Which invoices a correction is about: a period and stores. */
export function useCorrectionScope(stores: number[]) {
  const { tz } = useClaims();
  const [days, setDays] = useState(() => monthSoFar(Date.now(), tz));
  const [storeIds, setStoreIds] = useState(stores);
  return { days, setDays, storeIds, setStoreIds, scope: { storeIds, ...spanOf(days, tz) } };
}
