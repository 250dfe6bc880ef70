/** Pages of a stock count. */
export const countsPath = '/in/inventory/count';
export const newCountPath = '/in/inventory/count/new';
export const countPath = (id: number) => `/in/inventory/count/count?id=${id}`;
export const countReviewPath = (id: number) => `/in/inventory/count/review?id=${id}`;

/** Stands in the browser's storage as long as anything that was counted waits there for the server. */
export const countQueueKey = 'depot-count-queue';
