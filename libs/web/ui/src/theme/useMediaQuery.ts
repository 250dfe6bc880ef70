import { useCallback, useSyncExternalStore } from 'react';
import { phoneQuery } from '../look/variables.js';

/** True while the media query matches. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** A phone: bottom bar, cards instead of tables, full-height sheets. */
export function usePhone(): boolean {
  return useMediaQuery(phoneQuery);
}
