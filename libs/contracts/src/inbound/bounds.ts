// Apart from the schemas, so that screens take these without them.

/** Delivery receipts of one answer; `before` asks for those older than a receipt. */
export const deliveryReceiptsPerPage = 500;

/**
 * Boxes that one delivery receipt announces at most: they are received by one request, each with a line that says all
 * that a label can, and the body of a request has its bound.
 */
export const boxesPerReceipt = 2_000;

/** A delivery receipt waits for its goods, then was received or called off. */
export const deliveryReceiptStatuses = ['NEW', 'COMPLETED', 'CANCELLED'] as const;

/** One of them, as lists and filters name it. */
export type DeliveryReceiptStatus = (typeof deliveryReceiptStatuses)[number];

/**
 * Days of a reorder proposal: how far back usage is looked at, the lead time of products that have none, and how long a
 * delivery should last.
 */
export const reorderDays = { usage: 30, lead: 7, cover: 14 } as const;
