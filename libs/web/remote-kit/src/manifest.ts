import type { RemoteApi } from '@depot/api';
import type { RemoteManifest } from '@depot/contracts/deployments';
import type { SessionClaims } from '@depot/contracts/session';
import type { ComponentType } from 'react';

/** Session of the user who is about to open a screen, and a way to send queries. */
export interface PrefetchContext {
  readonly claims: Readonly<SessionClaims>;
  /** Takes what `api.util.prefetch(…)` makes. */
  ask(question: ReturnType<RemoteApi['util']['prefetch']>): void;
}

/**
 * A screen takes no props: it reads the address, the port and the store. `prefetch` requests the first data when the
 * user points at a link to it, so that the response is there on the click. It runs often and without a visit, so use it
 * only for cheap queries.
 */
export type Screen = ComponentType & { prefetch?: (expected: PrefetchContext) => void };

/**
 * Declares a remote. The declaration is also evaluated at build, without a browser, to publish its data:
 * screens and texts must therefore be reached through `import()` only.
 */
export function defineRemote(manifest: RemoteManifest<Screen>): RemoteManifest<Screen> {
  return Object.freeze(manifest);
}
