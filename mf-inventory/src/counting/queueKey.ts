/** Stands in the browser's storage as long as anything that was counted waits there for the server. */
export const countQueueKey = 'depot-count-queue';
