/** Delivery receipts of one answer; `before` asks for those older than a receipt. */
export const deliveryReceiptsPerPage = 500;
