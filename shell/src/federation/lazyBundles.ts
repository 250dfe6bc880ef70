/** Fetched early, and told by whoever needs it if it does not come: without a network nothing is wrong yet. */
const fetchEarly = (part: Promise<unknown>): void => void part.catch(() => undefined);

/*
 * Parts of the kit that remotes use and the first script lacks. These imports also are what makes the build offer them
 * to the remotes. They come from the cache when a remote asks for them a moment later.
 */

/** What checks stored values; every page of a remote may need it. */
export function fetchSchemas(): void {
  fetchEarly(import('@depot/storage/schema'));
}

/** Tables and choices. */
export function fetchDataParts(): void {
  fetchEarly(import('@depot/ui/data'));
}

/** For when nothing else is to do. */
export function fetchExtraParts(): void {
  const fetchNow = () => fetchEarly(import('@depot/ui/extra'));
  if ('requestIdleCallback' in window) requestIdleCallback(fetchNow);
  else setTimeout(fetchNow, 2_000); // Safari
}
