/** Stands in the browser's storage as long as anything that came in waits there for the server. */
export const inboundQueueKey = 'depot-inbound-queue';
