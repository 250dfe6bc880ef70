/** The part of the service worker's API that is used here: TypeScript's types for it conflict with the DOM's. */
interface Lasting {
  waitUntil: (work: Promise<unknown>) => void;
}

/** Request of a page. */
export interface FetchEvent extends Event, Lasting {
  readonly request: Request;
  /** Response to a request that the browser sent while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

export interface WorkerScope {
  readonly registration: { navigationPreload?: { enable: () => Promise<void> } };
  readonly clients: { claim: () => Promise<void> };
  /** Created by the build, see `ServiceWorkerPlugin`. */
  readonly depotShell: { version: string; files: readonly string[] };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Event & Lasting) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
  };
}

export const scope = globalThis as unknown as WorkerScope;
