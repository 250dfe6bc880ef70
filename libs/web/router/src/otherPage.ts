import type { Location } from 'react-router-dom';

/** Parameter names for the entity that a page shows: `?id=12`. */
export type IdName = 'id' | 'pid' | `${string}Id`;

const isIdName = (name: string): name is IdName => /^(?:id|pid|.+Id)$/.test(name);

/**
 * Does going from one address to the other leave the page? So it does for another path and for the page of another
 * thing; filters, order and the page of a list stay on it.
 */
export function isOtherPage(from: Pick<Location, 'pathname' | 'search'>, to: typeof from): boolean {
  if (from.pathname !== to.pathname) return true;
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  const names = [...before.keys(), ...after.keys()].filter(isIdName);
  return names.some((name) => before.get(name) !== after.get(name));
}
