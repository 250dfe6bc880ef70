import type { RemoteApi } from '@depot/api';
import type { RemoteManifest } from '@depot/contracts/deployments';
import type { SessionClaims } from '@depot/contracts/session';
import type { ComponentType } from 'react';

/** Who is about to open a screen, and how questions are asked. */
export interface PrefetchContext {
  readonly claims: Readonly<SessionClaims>;
  /** Takes what `api.util.prefetch(…)` makes. */
  ask(question: ReturnType<RemoteApi['util']['prefetch']>): void;
}

/**
 * A screen takes no props: it reads the address, the port and the store. `prefetch` asks for what it shows first when
 * somebody points at the way to it, so that the answer is there on the click. It is asked often and in vain: only for
 * what is cheap to answer.
 */
export type Screen = ComponentType & { prefetch?: (expected: PrefetchContext) => void };

/**
 * Declares a remote. The declaration is also evaluated at build, without a browser, to publish its data:
 * screens and texts must therefore be reached through `import()` only.
 */
export function defineRemote(manifest: RemoteManifest<Screen>): RemoteManifest<Screen> {
  return Object.freeze(manifest);
}
