/** Apart from everything else, because the early script weighs a few hundred bytes. */

/** Where the browser keeps what the registry said last. */
export const registryKey = 'depot-registry';
/**
 * Milliseconds after which a registry that keeps silent is given up for now: soon where the device can go on with what
 * it said last, and late where it would have nothing to show.
 */
export const timeoutMs = (isKnown: boolean): number => (isKnown ? 4_000 : 15_000);
