import { useCallback } from 'react';
import { useNotify } from './PortContext.js';

/** Parts of RTK's infinite query that are used here. Loaded rows stay if the next page fails. */
interface PagedQuery {
  fetchNextPage: () => { unwrap: () => Promise<unknown> };
}

/**
 * Asks for the next page of a list that grows downwards, and says why where it does not come: the button stands below
 * the rows, where no error takes their place.
 */
export function useNextPage({ fetchNextPage }: PagedQuery): () => void {
  const notify = useNotify();
  return useCallback(() => void fetchNextPage().unwrap().catch(notify.failure), [fetchNextPage, notify]);
}
