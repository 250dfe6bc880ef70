/** Pages of incoming goods. */
export const receiptListPath = '/in/delivery-receipt';
export const reorderPath = '/in/delivery-receipt/reorder';
export const newReceiptPath = '/in/delivery-receipt/new';
export const receivedListPath = '/in/received';
export const newReceivedPath = '/in/received/new';
export const buildInboundPath = (receiptId: number) => `/in/inbound?deliveryReceiptId=${receiptId}`;

/** Key in the browser's storage that exists while submissions wait for the server. */
export const inboundQueueKey = 'depot-inbound-queue';
