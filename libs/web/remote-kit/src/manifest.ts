import type { ComponentType } from 'react';
import type { RemoteManifest } from '@depot/contracts/deployments';

/** A screen takes no props: it reads the address, the port and the store. */
export type Screen = ComponentType;

/**
 * Declares a remote. The declaration is also evaluated at build, without a browser, to publish its data:
 * screens and texts must therefore be reached through `import()` only.
 */
export function defineRemote(manifest: RemoteManifest<Screen>): RemoteManifest<Screen> {
  return Object.freeze(manifest);
}
