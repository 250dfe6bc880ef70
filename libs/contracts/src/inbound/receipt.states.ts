/** A delivery receipt waits for its goods, then was received or called off. */
export const deliveryReceiptStatuses = ['NEW', 'COMPLETED', 'CANCELLED'] as const;
export type DeliveryReceiptStatus = (typeof deliveryReceiptStatuses)[number];
