import { useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router-dom';

/**
 * Tells a late answer whether whoever waits for it is still on the page. Once the component is gone and the person has
 * gone on they are not, even where they came back to begin anew; a component that is gone although its page still
 * stands has made way for something else of it.
 */
export function useIsHere(): () => boolean {
  const router = useContext(RouterContext)?.router;
  const { key } = useLocation();
  /** Where in the history the component was seen last; undefined while it is on the page. */
  const left = useRef<string>(undefined);
  useLayoutEffect(() => {
    left.current = undefined;
    return () => {
      left.current = key;
    };
  }, [key]);
  return useCallback(() => left.current === undefined || left.current === router?.state.location.key, [router]);
}
