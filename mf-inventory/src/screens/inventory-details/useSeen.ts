import { useState } from 'react';
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
