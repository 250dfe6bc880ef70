import type { NavigationEntry } from '@depot/contracts/deployments';
import { useLocation } from '@depot/router';

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
