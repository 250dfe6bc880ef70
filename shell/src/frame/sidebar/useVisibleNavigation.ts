import type { NavigationEntry } from '@depot/contracts/deployments';
import { may } from '@depot/contracts/permissions';
import { useLocation } from '@depot/router';
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

const pathsOf = (entries: NavigationEntry[]): string[] =>
  entries.flatMap((entry) => [entry.path, ...(entry.children?.map(({ path }) => path) ?? [])]);

/** The entry under which the page on screen stands: the longest path that it begins with. */
export function useSelectedEntry(entries: NavigationEntry[]): string | undefined {
  const { pathname } = useLocation();
  const page = pathname.replace(/^\/in\//, '');
  return pathsOf(entries)
    .filter((path) => page === path || page.startsWith(`${path}/`))
    .sort((one, other) => other.length - one.length)[0];
}
