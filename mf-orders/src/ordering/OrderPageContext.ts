import { createContext, useContext } from 'react';
import type { DraftLine } from './draftLine.js';
import type { DraftDetails } from './orderDetails.js';

/** Unsaved lines at the time the order was reloaded, and their original version. */
export interface UnsavedLines {
  before: readonly DraftLine[];
  written: readonly DraftLine[];
}

/** State of a page that shows one order and observes changes by other users. */
export interface OrderPageState {
  /** Another user has changed the order: actions are blocked until it is reloaded. */
  isStale: boolean;
  /**
   * Marks a command of this page as pending, so that its change is not treated as another user's. Call the returned
   * function if it fails.
   */
  lock: () => () => void;
  /** Unsaved lines, which the page merges into the reloaded order. */
  draft: { current: UnsavedLines | undefined };
  /** Unsaved changes of the order's other fields. */
  draftDetails: { current: Partial<DraftDetails> };
}

/** Default for an order that does not exist yet, which no other user can change. */
export const OrderPageContext = createContext<OrderPageState>({
  isStale: false,
  lock: () => () => undefined,
  draft: { current: undefined },
  draftDetails: { current: {} },
});

export const useOrderPageState = (): OrderPageState => useContext(OrderPageContext);
