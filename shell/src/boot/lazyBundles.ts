/** Prefetches a part and ignores failures: the code that needs it reports them, and being offline is no error yet. */
const fetchEarly = (part: Promise<unknown>): void => void part.catch(() => undefined);

/* Parts of the kit that remotes use and the first script does not contain. These imports also make the build share
   them with the remotes, and fill the cache before a remote requests them. */

/** Validation of stored values, which any page of a remote may need. */
export function fetchSchemas(): void {
  fetchEarly(import('@depot/storage/schema'));
}

/** Tables and choices. */
export function fetchDataParts(): void {
  fetchEarly(import('@depot/ui/data'));
}

/** Called when the browser is idle. */
export function fetchExtraParts(): void {
  const fetchNow = () => fetchEarly(import('@depot/ui/extra'));
  if ('requestIdleCallback' in window) requestIdleCallback(fetchNow);
  else setTimeout(fetchNow, 2_000); // Safari
}
