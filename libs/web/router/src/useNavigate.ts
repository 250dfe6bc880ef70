import { useCallback } from 'react';
import {
  type NavigateFunction,
  type NavigateOptions,
  type To,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';
import { useIsHere } from './useIsHere.js';

/** The router's `useNavigate`, except that a late response does not navigate after the user left, see `useIsHere`. */
export function useNavigate(): NavigateFunction {
  const navigate = useRouterNavigate();
  const isHere = useIsHere();
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      if (!isHere()) return undefined;
      return typeof to === 'number' ? navigate(to) : navigate(to, options);
    },
    [navigate, isHere],
  );
}
