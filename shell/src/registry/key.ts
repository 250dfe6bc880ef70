import { patience } from './storage.js';

declare global {
  /** The registry's key, asked for once by page. */
  var depotRegistryKey: Promise<JsonWebKey | undefined> | undefined;
}

/** The key that the registry's signatures are checked with; undefined while it cannot be had. The early script has asked for it already. */
export function fetchKey(): Promise<JsonWebKey | undefined> {
  globalThis.depotRegistryKey ??= fetch('/api/remotes/key', { signal: AbortSignal.timeout(patience) })
    .then((answer) => (answer.ok ? (answer.json() as Promise<JsonWebKey>) : undefined))
    .catch(() => undefined)
    .then((key) => {
      if (!key) globalThis.depotRegistryKey = undefined;
      return key;
    });
  return globalThis.depotRegistryKey;
}
