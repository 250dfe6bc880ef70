/** Apart from everything else, because the early script weighs a few hundred bytes. */

/** Storage key of the registry's last document. */
export const registryKey = 'depot-registry';
/**
 * Timeout of a request to the registry in milliseconds: short if the device has a stored document, long if it would
 * have nothing to show.
 */
export const timeoutMs = (isKnown: boolean): number => (isKnown ? 4_000 : 15_000);
