import { useCallback, useState } from 'react';
import type { CatalogueRoute } from '../registry/catalogue.js';

const findVersion = ({ entry }: CatalogueRoute): string => entry.metadata.version;

/** Has another version been released since the page was opened? */
export const isOutdated = (open: CatalogueRoute, latest: CatalogueRoute): boolean =>
  findVersion(open) !== findVersion(latest);

interface Pin {
  path: string;
  route: CatalogueRoute | undefined;
}

/**
 * Keeps the version that a page was opened with after a release, so that input is not lost. The next page, or this one
 * after `unpin`, uses the latest version.
 */
export function usePinnedRoute(
  path: string,
  latest: CatalogueRoute | undefined,
): { route: CatalogueRoute | undefined; unpin: () => void } {
  const [pin, setPin] = useState<Pin>({ path, route: latest });
  const isOver = pin.path !== path || (pin.route === undefined && latest !== undefined);
  if (isOver) setPin({ path, route: latest });
  const unpin = useCallback(() => setPin({ path: '', route: undefined }), []);
  return { route: isOver ? latest : pin.route, unpin };
}
