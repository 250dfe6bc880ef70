/**
 * Where submitted outbounds wait. Outlives a logout (`depot-`): nothing is lost because a session ran out meanwhile.
 */
export const outboundQueueKey = 'depot-outbound-queue';

/** What the keys of submitted outbounds and of recorded returns begin with. */
export const [outboundPrefix, returnPrefix] = ['depot-outbound-entry-', 'depot-return-entry-'] as const;
