import type { AddInventoryRequest } from '@depot/contracts/inventory';
import { defineSubmissions, type PrintedLabel, useSubmissions } from '@depot/stock-entry';
import { useMemo } from 'react';
import { useInventoryAddQueuedMutation } from '../api/inventory.js';
import { countQueueKey } from '../counting/places.js';

const store = defineSubmissions<AddInventoryRequest>({
  prefix: 'depot-added-',
  mark: countQueueKey,
  besides: ['depot-count-fact-'],
});

/** Goods that this user submitted and the server has not accepted. */
export function useAddQueue() {
  const [add] = useInventoryAddQueuedMutation();
  const ways = useMemo(
    () => ({
      send: async (request: AddInventoryRequest, key: string) => (await add({ request, key }).unwrap()).list,
      labelsOf: (labels: readonly PrintedLabel[]) => labels,
    }),
    [add],
  );
  return useSubmissions(store, ways);
}
