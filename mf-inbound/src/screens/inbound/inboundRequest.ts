import { type ProductsById, toRequest } from '@depot/stock-entry';
import type { InboundRequest } from '../../api/receipts.js';
import type { InboundItem } from './inboundModel.js';

/** The delivery as the server takes it. Boxes that are missing are sent empty. */
export function inboundRequest(
  deliveryReceiptId: number,
  items: readonly InboundItem[],
  products: ProductsById,
  weightsConfirmed: boolean,
): InboundRequest {
  return {
    deliveryReceiptId,
    weightsConfirmed,
    inboundItems: items.map(({ deliveryReceiptItemId, sequence, quantity, nameOnBox, boxes }) => ({
      receiptItem: { deliveryReceiptItemId, sequence, quantity, nameOnBox: nameOnBox.trim() },
      boxes: boxes.map(({ boxId, arrived, lines }) => ({
        boxId,
        inventories: arrived ? lines.map((line) => toRequest(line, products)) : [],
      })),
    })),
  };
}
