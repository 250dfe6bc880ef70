import { useCallback, useEffect, useState } from 'react';

/** Part of a page whose code is loaded on demand, once for all its users. */
export interface FetchedPart<Part> {
  /** Returns the part if it is already loaded. */
  known: () => Part | undefined;
  /** Retries after a failure on the next call. */
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
  /** Undefined until it has loaded. */
  part: Part | undefined;
  /** True if loading failed. */
  failed: boolean;
  retry: () => void;
}

/**
 * Loads a part on demand. React's `lazy` suits parts opened by a click: it shows the fallback for at least 300 ms even
 * if the part is cached, and its failure replaces the screen.
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
