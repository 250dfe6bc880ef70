import { shellVersionHeader, shellVersionName } from '@depot/contracts/page';

/** Apart from everything else, because the early script weighs a few hundred bytes. */

/** Storage key of the registry's last document. */
export const registryKey = 'depot-registry';
/**
 * Timeout of a request to the registry in milliseconds: short if the device has a stored document, long if it would
 * have nothing to show.
 */
export const timeoutMs = (isKnown: boolean): number => (isKnown ? 4_000 : 15_000);

/** Version of the shell of this page as the registry knows it; undefined in development. */
export const pageVersion = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${shellVersionName}"]`)?.content;

/** Names that version to the registry, whose document then goes with this page, whichever shell is served by now. */
export function shellHeaders(): Record<string, string> {
  const version = pageVersion();
  return version === undefined ? {} : { [shellVersionHeader]: version };
}
