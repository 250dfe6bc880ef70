import { useState } from 'react';
import type { Movement } from '@depot/contracts/inventory';
import { useInventoryHistoryQuery, useLazyInventoryHistoryQuery } from '../../api/inventory.js';

/** Movements of a product, newest first, older ones on demand. */
export function useHistory(pid: number) {
  const newest = useInventoryHistoryQuery({ pid });
  const [fetchOlder, { isFetching }] = useLazyInventoryHistoryQuery();
  const [older, setOlder] = useState<{ after: number; list: Movement[] }[]>([]);
  const [atEnd, setAtEnd] = useState(false);

  const first = newest.data?.list;
  // Pages that were added below another last row no longer follow on what is above them.
  const follows = older[0]?.after === first?.at(-1)?.id;
  const movements = first && (follows ? [...first, ...older.flatMap(({ list }) => list)] : first);
  const last = movements?.at(-1)?.id;

  const showOlder = async () => {
    if (last === undefined) return;
    const { list } = await fetchOlder({ pid, before: last }).unwrap();
    setAtEnd(list.length === 0);
    setOlder((before) => [...(follows ? before : []), { after: last, list }]);
  };
  return { movements, error: newest.error, refetch: newest.refetch, showOlder, isFetchingOlder: isFetching, atEnd };
}
