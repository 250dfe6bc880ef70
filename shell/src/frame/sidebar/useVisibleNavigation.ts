import type { NavigationEntry } from '@depot/contracts/deployments';
import { belongsToStore, may } from '@depot/contracts/permissions';
import type { SessionClaims } from '@depot/contracts/session';
import { useLocation } from '@depot/router';
import { useClaims } from '@depot/session';
import { useMemo } from 'react';

/**
 * The entries that are meant for the person's side and that the role may open. One that only unfolds goes when nothing
 * is left below it.
 */
export function visibleTo(entries: NavigationEntry[], { r, v }: Pick<SessionClaims, 'r' | 'v'>): NavigationEntry[] {
  const side = belongsToStore(r) ? 'store' : 'office';
  const allowed = ({ permission }: Pick<NavigationEntry, 'permission'>) => may(r, permission, v === 'true');
  return entries
    .filter(({ audience = side }) => audience === side)
    .filter(allowed)
    .map((entry) => (entry.children ? { ...entry, children: entry.children.filter(allowed) } : entry))
    .filter((entry) => entry.children === undefined || entry.children.length > 0);
}

export function useVisibleNavigation(entries: NavigationEntry[]): NavigationEntry[] {
  const { r, v } = useClaims();
  return useMemo(() => visibleTo(entries, { r, v }), [entries, r, v]);
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
