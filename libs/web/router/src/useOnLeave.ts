import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';
import { isOtherPage } from './otherPage.js';

/**
 * Registers a listener for the moment the user leaves the current page, even if the component is unmounted by then.
 * Returns a function that removes it.
 */
export function useOnLeave(): (listener: () => void) => () => void {
  const router = useContext(RouterContext)?.router;
  return useCallback(
    (listener) => {
      const page = router?.state.location;
      const end = router?.subscribe(({ location }) => {
        if (page && isOtherPage(page, location)) listener();
      });
      return () => end?.();
    },
    [router],
  );
}
