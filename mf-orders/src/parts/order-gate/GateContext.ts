import { createContext, useContext } from 'react';
import type { DraftLine } from '../../ordering/draftLine.js';
import type { DraftDetails } from '../order-details/orderDetails.js';

/** Unsaved lines at the time the order was reloaded, and their original version. */
export interface KeptLines {
  before: readonly DraftLine[];
  written: readonly DraftLine[];
}

/** State of a page that shows one order and observes changes by other users. */
export interface Gate {
  /** Another user has changed the order: actions are blocked until it is reloaded. */
  isStale: boolean;
  /**
   * Marks a command of this page as pending, so that its change is not treated as another user's. Call the returned
   * function if it fails.
   */
  hold: () => () => void;
  /** Unsaved lines, which the page merges into the reloaded order. */
  kept: { current: KeptLines | undefined };
  /** Unsaved changes of the order's other fields. */
  keptDetails: { current: Partial<DraftDetails> };
}

/** Default for an order that does not exist yet, which no other user can change. */
export const GateContext = createContext<Gate>({
  isStale: false,
  hold: () => () => undefined,
  kept: { current: undefined },
  keptDetails: { current: {} },
});

export const useOrderGate = (): Gate => useContext(GateContext);
