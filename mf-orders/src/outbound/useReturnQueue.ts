import { defineSubmissions, useSubmissions } from '@depot/stock-entry';
import { useMemo } from 'react';
import { type CreateReturnRequest, useOrdersCreateReturnQueuedMutation } from '../api/orders.js';
import { outboundPrefix, outboundQueueKey, returnPrefix } from './queueKey.js';

const store = defineSubmissions<CreateReturnRequest>({
  prefix: returnPrefix,
  mark: outboundQueueKey,
  besides: [outboundPrefix],
});

/** Returns that this person has recorded and the server has not taken. */
export function useReturnQueue() {
  const [create] = useOrdersCreateReturnQueuedMutation();
  const ways = useMemo(
    () => ({
      send: async (request: CreateReturnRequest, key: string) => (await create({ request, key }).unwrap()).obj,
      labelsOf: () => [],
    }),
    [create],
  );
  return useSubmissions(store, ways);
}
