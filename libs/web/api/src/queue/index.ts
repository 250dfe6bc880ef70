export { defineQueue, idempotencyKey, newEntryKey, type Queued, type QueueStore, thisTab } from './queueStore.js';
export { type QueueState, type SendOutcome, SendQueue, type Ways } from './SendQueue.js';
export { type UsedQueue, useRunning, useSendQueue } from './useSendQueue.js';
