import { useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router-dom';

/**
 * Tells a late response whether the user is still on the page that waits for it. False after the user left, even if
 * they returned to start again. If the component was unmounted while its page remains, another part of the page
 * replaced it, and the result is true.
 */
export function useIsHere(): () => boolean {
  const router = useContext(RouterContext)?.router;
  const { key } = useLocation();
  /** Position in the history at unmount; undefined while the component is mounted. */
  const left = useRef<string>(undefined);
  useLayoutEffect(() => {
    left.current = undefined;
    return () => {
      left.current = key;
    };
  }, [key]);
  return useCallback(() => left.current === undefined || left.current === router?.state.location.key, [router]);
}
