/** Apart from everything else, because the early script weighs a few hundred bytes. */

/** Where the browser keeps what the registry said last. */
export const registryKey = 'depot-registry';
/** Milliseconds to wait for the registry before the last good document serves. */
export const timeoutMs = 4_000;
