import { useCallback, useSyncExternalStore } from 'react';

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

/** Widths at which the layout changes, in CSS pixels. */
export const breakpoints = { xs: 0, sm: 320, md: 640, lg: 1024, xl: 1440 } as const;

/** A phone: bottom bar, cards instead of tables, full-height sheets. */
export function usePhone(): boolean {
  return useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`);
}
