// Apart from the schemas, so that screens take these without them.

/** Delivery receipts of one answer; `before` asks for those older than a receipt. */
export const deliveryReceiptsPerPage = 500;

/**
 * Most boxes of a delivery receipt: one request receives them, each with a line of all label data, and a request's body
 * is limited.
 */
export const boxesPerReceipt = 2_000;

/** A delivery receipt waits for its goods, then was received or called off. */
export const deliveryReceiptStatuses = ['NEW', 'COMPLETED', 'CANCELLED'] as const;

/** One of them, as lists and filters name it. */
export type DeliveryReceiptStatus = (typeof deliveryReceiptStatuses)[number];

/** Days of a reorder proposal: the period of usage, the default lead time, and the time that a delivery should last. */
export const reorderDays = { usage: 30, lead: 7, cover: 14 } as const;
