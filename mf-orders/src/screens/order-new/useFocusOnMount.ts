import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a step's heading when it opens, so that a key pressed twice on the step before has no effect here. */
export function useFocusOnMount<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
