import { useCallback, useEffect, useState } from 'react';

/** A part of a page whose code comes when it is needed, once for all who need it. */
export interface FetchedPart<Part> {
  /** The part where it is here already. */
  known: () => Part | undefined;
  /** What did not come is asked for again by the next call. */
  fetch: () => Promise<Part>;
}

/** Defines a part by the import that brings it. */
export function fetchedPart<Part>(load: () => Promise<Part>): FetchedPart<Part> {
  let part: Part | undefined;
  let loading: Promise<Part> | undefined;
  const begin = async (): Promise<Part> => {
    try {
      return (part = await load());
    } catch (failure) {
      loading = undefined;
      throw failure;
    }
  };
  return { known: () => part, fetch: () => (loading ??= begin()) };
}

interface Fetched<Part> {
  /** Undefined until it is here. */
  part: Part | undefined;
  /** True where it could not be fetched. */
  failed: boolean;
  retry: () => void;
}

/**
 * Fetches a part as long as it is needed and not here. React's `lazy` is for what is opened by a click: it lets what
 * stands meanwhile stand for 300 ms at least, even where the part is in the cache, and its failure takes the screen.
 */
export function useFetched<Part>(source: FetchedPart<Part>, isNeeded = true): Fetched<Part> {
  const [part, setPart] = useState(source.known);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const isMissing = isNeeded && part === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    source.fetch().then(
      (found) => isWanted && setPart(() => found),
      () => isWanted && setFailedAttempt(attempt),
    );
    return () => {
      isWanted = false;
    };
  }, [source, isMissing, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { part, failed: isMissing && failedAttempt === attempt, retry };
}
