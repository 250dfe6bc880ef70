/**
 * Key of the queue of submitted outbounds. The prefix `depot-` keeps it after a logout, so that an expired session
 * loses none.
 */
export const outboundQueueKey = 'depot-outbound-queue';

/** Key prefixes of submitted outbounds and recorded returns. */
export const outboundPrefix = 'depot-outbound-entry-';
export const returnPrefix = 'depot-return-entry-';
