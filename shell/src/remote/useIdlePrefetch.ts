import type { NavigationEntry } from '@depot/contracts/deployments';
import { useEffect, useMemo } from 'react';
import { prefetchScreen } from './screens.js';

/** Milliseconds for which the page that is open comes first. */
const settleMs = 3_000;

/** What browsers of Chromium's kind know of the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Is the connection none of those on which every byte counts? */
function isGenerous(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200); // Safari
}

/**
 * Fetches the pages behind the sidebar's entries, of a group the first, one after the other while nothing else is to
 * do: whoever taps, or goes there by key, has nobody pointing first. Their code alone, no data.
 */
export function useIdlePrefetch(entries: readonly NavigationEntry[]): void {
  const paths = useMemo(() => entries.map((entry) => entry.children?.[0]?.path ?? entry.path).join(' '), [entries]);
  useEffect(() => {
    if (paths === '' || !isGenerous()) return undefined;
    const left = paths.split(' ');
    let isOver = false;
    const next = () => {
      const path = left.shift();
      if (!isOver && path) void prefetchScreen(path).then(() => whenIdle(next));
    };
    const timer = setTimeout(() => whenIdle(next), settleMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [paths]);
}
