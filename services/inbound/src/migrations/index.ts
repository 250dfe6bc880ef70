import { deliveryReceipts } from './202611201000-delivery-receipts.js';

export const inboundMigrations = [deliveryReceipts];
