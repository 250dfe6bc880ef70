import type { NavigationEntry } from '@depot/contracts/deployments';
import { useEffect, useMemo } from 'react';
import { prefetchScreen } from './screens.js';

/** Milliseconds that the open page has the network to itself. */
const settleMs = 3_000;

/** Network information that Chromium-based browsers provide. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Is the connection none of those on which every byte counts? */
function isGenerous(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

function runWhenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200); // Safari
}

/**
 * Prefetches the code, not the data, of the pages in the sidebar, and of a group the first one, one at a time while the
 * browser is idle: touch and keyboard navigation have no hover to prefetch on.
 */
export function useIdlePrefetch(entries: readonly NavigationEntry[]): void {
  const paths = useMemo(() => entries.map((entry) => entry.children?.[0]?.path ?? entry.path).join(' '), [entries]);
  useEffect(() => {
    if (paths === '' || !isGenerous()) return undefined;
    const left = paths.split(' ');
    let isOver = false;
    const prefetchNext = () => {
      const path = left.shift();
      if (!isOver && path) void prefetchScreen(path).then(() => runWhenIdle(prefetchNext));
    };
    const timer = setTimeout(() => runWhenIdle(prefetchNext), settleMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [paths]);
}
