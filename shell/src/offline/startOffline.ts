import type { RegistryDocument } from '@depot/contracts/deployments';
import { getRegistryState, subscribeRegistry } from '../remotes/registry/registry.js';
import { sessionStore } from '../session/sessionStore.js';
import { listRemoteFiles } from './remoteFiles.js';
import { storeFiles } from './storeFiles.js';

const workerAddress = '/service-worker.js';
/**
 * Milliseconds before another try where not all could be kept: until then this device cannot start by itself. Doubles
 * with each, since a full disk stays full and each try fetches a file.
 */
const [minBackoffMs, maxBackoffMs] = [30_000, 15 * 60_000];

let kept: { document: RegistryDocument; person: number } | undefined;
let running = Promise.resolve();
/** Consecutive attempts that did not cache all files. */
let failures = 0;

/** Caches the files that the signed-in user may need; runs again only if the registry or the user changes. */
function storeForUser(): void {
  const { document, settled } = getRegistryState();
  const { claims } = sessionStore;
  if (!document || !settled || !claims) return;
  if (kept?.document === document && kept.person === claims.id) return;
  kept = { document, person: claims.id };
  const files = listRemoteFiles(document, claims.r);
  running = running
    .then(() => storeFiles(files))
    .then(() => void (failures = 0))
    .catch(scheduleStoring); // the device may be offline again
  // Only if there are files to keep, because the browser may ask the user for permission.
  if (files.length > 0) void navigator.storage.persist().catch(() => false);
}

function scheduleStoring(): void {
  kept = undefined;
  setTimeout(storeForUser, Math.min(maxBackoffMs, minBackoffMs * 2 ** failures));
  failures += 1;
}

/**
 * Lets the application start without a network from now on: its own files are kept by the service worker, those of the
 * remotes from here, because the registry says which. Browsers offer that on secure origins only.
 */
export async function startOffline(): Promise<void> {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(workerAddress);
  subscribeRegistry(storeForUser);
  sessionStore.subscribe(storeForUser);
  storeForUser();
}
