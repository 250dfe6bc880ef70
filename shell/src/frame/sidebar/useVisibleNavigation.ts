import type { NavigationEntry } from '@depot/contracts/deployments';
import { may } from '@depot/contracts/permissions';
import { useClaims } from '@depot/session';
import { useMemo } from 'react';

/** The entries that the role of the person may open. One that only unfolds goes when nothing is left below it. */
export function visibleTo(
  entries: NavigationEntry[],
  allowed: (entry: Pick<NavigationEntry, 'permission'>) => boolean,
): NavigationEntry[] {
  return entries
    .filter(allowed)
    .map((entry) => (entry.children ? { ...entry, children: entry.children.filter(allowed) } : entry))
    .filter((entry) => entry.children === undefined || entry.children.length > 0);
}

export function useVisibleNavigation(entries: NavigationEntry[]): NavigationEntry[] {
  const { r, v } = useClaims();
  return useMemo(() => visibleTo(entries, ({ permission }) => may(r, permission, v === 'true')), [entries, r, v]);
}
