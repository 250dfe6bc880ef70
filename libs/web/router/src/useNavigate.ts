import { useCallback, useContext, useLayoutEffect, useRef } from 'react';
import {
  type NavigateFunction,
  type NavigateOptions,
  type To,
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';

/**
 * The router's own, but a late answer leads nobody away who has left: once its component is gone and the person has
 * gone on, nothing happens. A component that is gone although its page still stands leads on.
 */
export function useNavigate(): NavigateFunction {
  const navigate = useRouterNavigate();
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
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      if (left.current !== undefined && left.current !== router?.state.location.key) return undefined;
      return typeof to === 'number' ? navigate(to) : navigate(to, options);
    },
    [navigate, router],
  );
}
