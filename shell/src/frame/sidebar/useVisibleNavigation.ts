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
export function isVisibleTo(entries: NavigationEntry[], { r, v }: Pick<SessionClaims, 'r' | 'v'>): NavigationEntry[] {
  const side = belongsToStore(r) ? 'store' : 'office';
  const isAllowed = ({ permission }: Pick<NavigationEntry, 'permission'>) => may(r, permission, v === 'true');
  return entries
    .filter(({ audience = side }) => audience === side)
    .filter(isAllowed)
    .map((entry) => (entry.children ? { ...entry, children: entry.children.filter(isAllowed) } : entry))
    .filter((entry) => entry.children === undefined || entry.children.length > 0);
}

export function useVisibleNavigation(entries: NavigationEntry[]): NavigationEntry[] {
  const { r, v } = useClaims();
  return useMemo(() => isVisibleTo(entries, { r, v }), [entries, r, v]);
}

/** Each path that marks an entry, beside the path of the entry. */
const listMarks = (entries: NavigationEntry[]) =>
  entries
    .flatMap((entry) => [entry, ...(entry.children ?? [])])
    .flatMap(({ path, pages = [] }) => [path, ...pages].map((mark) => ({ mark, path })));

/** Entry of the current page: the one with the longest path that the address starts with. */
export function useSelectedEntry(entries: NavigationEntry[]): string | undefined {
  const { pathname } = useLocation();
  const page = pathname.replace(/^\/in\//, '');
  return listMarks(entries)
    .filter(({ mark }) => page === mark || page.startsWith(`${mark}/`))
    .sort((one, other) => other.mark.length - one.mark.length)[0]?.path;
}
