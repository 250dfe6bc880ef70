import type { Unit } from '@depot/contracts/inventory';
import { useState } from 'react';
import { useLazyInventoryUnitByIdQuery } from '../../api/inventory.js';
import { isStale } from '../../api/tags.js';

interface Seen<Thing> {
  seen: Thing;
  /** Sends a correction; rethrows errors. */
  correct: (send: () => Promise<unknown>) => Promise<void>;
}

/**
 * Values that the user saw when starting a correction. They do not follow other users' changes: the command names them
 * and the server rejects it after a change. After a rejection they are reloaded, and the user decides again.
 */
export function useSeen<Thing>(first: Thing, readAgain: () => Promise<Thing>): Seen<Thing> {
  const [seen, setSeen] = useState(first);
  const correct = async (send: () => Promise<unknown>) => {
    try {
      await send();
    } catch (failure) {
      // if the reload fails, the server rejects the next attempt, too
      if (isStale(failure)) await readAgain().then(setSeen, () => undefined);
      throw failure;
    }
  };
  return { seen, correct };
}

/** `useSeen` for a piece or lot. `amount` is the value that the command names, in the product's unit. */
export function useSeenUnit(unit: Unit) {
  const [read] = useLazyInventoryUnitByIdQuery();
  const { seen, correct } = useSeen(unit, async () => (await read({ id: unit.inventoryId }).unwrap()).obj);
  const amount = unit.hasWeight === 'No' ? { seenQuantity: seen.quantity } : { seenWeight: seen.weight };
  return { seen, amount, correct };
}
