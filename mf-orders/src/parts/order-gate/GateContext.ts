import { createContext, useContext } from 'react';
import type { DraftLine } from '../../ordering/draftLine.js';
import type { DraftDetails } from '../order-details/orderDetails.js';

/** Lines that were being written when the order was read anew, and what they were before. */
export interface KeptLines {
  before: readonly DraftLine[];
  written: readonly DraftLine[];
}

/** What a page of one order knows of the order's other writers. */
export interface Gate {
  /** Somebody else has changed the order: nothing is done with it here until it has been read anew. */
  isStale: boolean;
  /** The page's own command is under way, whose change is no surprise. Call what is returned when it has failed. */
  hold: () => () => void;
  /** Where the page keeps what is being written, for the version that is read next. */
  kept: { current: KeptLines | undefined };
  /** The same for what is said of the order beside its lines: what was changed of it. */
  keptDetails: { current: Partial<DraftDetails> };
}

/** Outside of a gate (an order that is only being written) nobody else can change anything. */
export const GateContext = createContext<Gate>({
  isStale: false,
  hold: () => () => undefined,
  kept: { current: undefined },
  keptDetails: { current: {} },
});

export const useOrderGate = (): Gate => useContext(GateContext);
