/**
 * What a service worker is given, as far as ours uses it: TypeScript's own list of it cannot stand beside the page's.
 */
interface Lasting {
  waitUntil: (work: Promise<unknown>) => void;
}

/** The page asks for something. */
export interface FetchEvent extends Event, Lasting {
  readonly request: Request;
  /** The answer to a page's request that was asked for while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

export interface WorkerScope {
  readonly registration: { navigationPreload?: { enable: () => Promise<void> } };
  readonly clients: { claim: () => Promise<void> };
  /** What the build has made, see `ServiceWorkerPlugin`. */
  readonly depotShell: { version: string; files: readonly string[] };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Event & Lasting) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
  };
}

export const scope = globalThis as unknown as WorkerScope;
