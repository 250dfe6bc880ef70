/** Fetched early, and told by whoever needs it if it does not come: without a network nothing is wrong yet. */
const fetchEarly = (part: Promise<unknown>): void => void part.catch(() => undefined);

/**
 * Provides the parts of the kit that remotes use and the first page does not. These imports also are what makes
 * the build offer them to the remotes. They come from the cache when a remote asks for them a moment later.
 */
export function fetchDataParts(): void {
  fetchEarly(import('@depot/ui/data'));
  fetchEarly(import('@depot/storage/schema'));
}

/** For when nothing else is to do. */
export function fetchExtraParts(): void {
  const fetchNow = () => fetchEarly(import('@depot/ui/extra'));
  if ('requestIdleCallback' in window) requestIdleCallback(fetchNow);
  else setTimeout(fetchNow, 2_000); // Safari
}
