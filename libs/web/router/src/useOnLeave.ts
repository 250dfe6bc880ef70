import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';
import { isOtherPage } from './otherPage.js';

/**
 * Calls back once the page of this moment is left for another one, whatever has become of the component by then. What
 * it returns ends that.
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
