import type { Unit } from '@depot/contracts/inventory';
import { useState } from 'react';
import { useLazyInventoryUnitByIdQuery } from '../../api/inventory.js';
import { isStale } from '../../api/tags.js';

interface Seen<Thing> {
  seen: Thing;
  /** Sends a correction; a refusal is thrown on. */
  correct: (send: () => Promise<unknown>) => Promise<void>;
}

/**
 * What the person who corrects it was shown. It does not follow what others do: the correction names it, and is refused
 * where something moved. After such a refusal it is what is there now, and the person decides anew.
 */
export function useSeen<Thing>(first: Thing, readAgain: () => Promise<Thing>): Seen<Thing> {
  const [seen, setSeen] = useState(first);
  const correct = async (send: () => Promise<unknown>) => {
    try {
      await send();
    } catch (failure) {
      // where it cannot be read, the next attempt is refused again
      if (isStale(failure)) await readAgain().then(setSeen, () => undefined);
      throw failure;
    }
  };
  return { seen, correct };
}

/** The same of a piece or lot. `amount` is what the command names of it, as its product is kept. */
export function useSeenUnit(unit: Unit) {
  const [read] = useLazyInventoryUnitByIdQuery();
  const { seen, correct } = useSeen(unit, async () => (await read({ id: unit.inventoryId }).unwrap()).obj);
  const amount = unit.hasWeight === 'No' ? { seenQuantity: seen.quantity } : { seenWeight: seen.weight };
  return { seen, amount, correct };
}
