import { defineSubmissions, useSubmissions } from '@depot/stock-entry';
import { useMemo } from 'react';
import {
  type CreateReturnRequest,
  type UpdateReturnRequest,
  useOrdersCreateReturnQueuedMutation,
  useOrdersUpdateReturnQueuedMutation,
} from '../api/orders.js';
import { outboundPrefix, outboundQueueKey, returnPrefix } from './queueKey.js';

/** A new return, or an edit of one, which names it. */
type ReturnRequest = CreateReturnRequest | UpdateReturnRequest;

const store = defineSubmissions<ReturnRequest>({
  prefix: returnPrefix,
  mark: outboundQueueKey,
  besides: [outboundPrefix],
});

/** Returns that this user recorded or edited and the server has not accepted. */
export function useReturnQueue() {
  const [create] = useOrdersCreateReturnQueuedMutation();
  const [update] = useOrdersUpdateReturnQueuedMutation();
  const ways = useMemo(
    () => ({
      send: async (request: ReturnRequest, key: string) => {
        const sending = 'id' in request ? update({ request, key }) : create({ request, key });
        return (await sending.unwrap()).obj;
      },
      labelsOf: () => [],
    }),
    [create, update],
  );
  return useSubmissions(store, ways);
}
