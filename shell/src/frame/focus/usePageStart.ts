import { isOtherPage, useLocation } from '@depot/router';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Begins each page at its top with the focus on its heading, so that the next Tab leads into the page and a screen
 * reader reads where the user is. A layout effect: lists that return to a row scroll there in an effect, after it. A
 * field that the page focuses itself keeps the focus.
 */
export function usePageStart(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const before = useRef(location);
  useLayoutEffect(() => {
    const isOther = isOtherPage(before.current, location);
    before.current = location;
    if (!isOther) return;
    const content = document.querySelector('main');
    if (content) content.scrollTop = 0;
    if (!isField(document.activeElement, content)) heading.current?.focus({ preventScroll: true });
  }, [location]);
  return heading;
}

const isField = (element: Element | null, content: Element | null): boolean =>
  content?.contains(element) === true && element?.matches('input, textarea, select') === true;
