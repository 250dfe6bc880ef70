import { type RefObject, useEffect, useRef } from 'react';

interface WayToAmount<Row extends HTMLElement> {
  /** Element with the amount, which may contain other fields. */
  within: RefObject<Row | null>;
  /** The next drawing gives the amount the focus. */
  goToAmount: () => void;
}

/**
 * After a product is chosen its amount is next: the field can take the focus once the row is drawn with the product.
 *
 * @param selector Which of the fields within is the amount; the first where it is not said.
 */
export function useWayToAmount<Row extends HTMLElement>(selector = 'input'): WayToAmount<Row> {
  const within = useRef<Row>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    within.current?.querySelector<HTMLElement>(selector)?.focus();
  });
  const goToAmount = () => {
    isWanted.current = true;
  };
  return { within, goToAmount };
}
