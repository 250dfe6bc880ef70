/**
 * Where submitted outbounds wait. Outlives a logout (`depot-`): nothing is lost because a session ran out meanwhile.
 */
export const outboundQueueKey = 'depot-outbound-queue';
