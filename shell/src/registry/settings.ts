/** Apart from everything else, because the early script weighs a few hundred bytes. */

/** Where the browser keeps what the registry said last. */
export const registryKey = 'depot-registry';
/** Milliseconds after which a registry that keeps silent is given up for now. */
export const timeoutMs = 4_000;
