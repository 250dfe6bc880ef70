import type { RegistryDocument } from '@depot/contracts/deployments';
import { registryState, subscribeRegistry } from '../registry/registry.js';
import { sessionStore } from '../session/sessionStore.js';
import { keepFiles } from './keepFiles.js';
import { remoteFiles } from './remoteFiles.js';

const workerAddress = '/service-worker.js';
/**
 * Milliseconds before another try where not all could be kept: until then this device cannot start by itself. Doubles
 * with each, since a full disk stays full and each try fetches a file.
 */
const [minBackoffMs, maxBackoffMs] = [30_000, 15 * 60_000];

let kept: { document: RegistryDocument; person: number } | undefined;
let running = Promise.resolve();
/** Tries in a row that did not keep all. */
let failures = 0;

/** Keeps what the person signed in may need; again only where the registry or the person is another one. */
function keepForPerson(): void {
  const { document, settled } = registryState();
  const { claims } = sessionStore;
  if (!document || !settled || !claims) return;
  if (kept?.document === document && kept.person === claims.id) return;
  kept = { document, person: claims.id };
  const files = remoteFiles(document, claims.r);
  running = running
    .then(() => keepFiles(files))
    .then(() => void (failures = 0))
    .catch(keepLater); // the network may be gone again
  // Asked for where there is something to lose: the browser may ask the person.
  if (files.length > 0) void navigator.storage.persist().catch(() => false);
}

function keepLater(): void {
  kept = undefined;
  setTimeout(keepForPerson, Math.min(maxBackoffMs, minBackoffMs * 2 ** failures));
  failures += 1;
}

/**
 * Lets the application start without a network from now on: its own files are kept by the service worker, those of the
 * remotes from here, because the registry says which. Browsers offer that on secure origins only.
 */
export async function startOffline(): Promise<void> {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(workerAddress);
  subscribeRegistry(keepForPerson);
  sessionStore.subscribe(keepForPerson);
  keepForPerson();
}
