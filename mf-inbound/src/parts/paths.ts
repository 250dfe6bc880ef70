export const receiptListPath = '/in/delivery-receipt';
export const newReceiptPath = '/in/delivery-receipt/new';
export const receivedListPath = '/in/received';
export const newReceivedPath = '/in/received/new';
export const inboundPath = (receiptId: number) => `/in/inbound?deliveryReceiptId=${receiptId}`;
