import type { Hundredths } from '@depot/contracts/amounts';
import { asksWeight, type ProductsById, toRequest } from '@depot/stock-entry';
import type { InboundRequest } from '../../api/inbound.js';
import type { InboundItem } from '../../parts/inboundDraft.js';

/** Converts the delivery into a request. Missing boxes are sent empty. */
export function buildInboundRequest(
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

interface ItemTotals {
  arrived: number;
  /** Pieces; 0 for pooled weight. */
  pieces: number;
  /** Hundredths of a pound; 0 for counted goods. */
  weight: Hundredths;
}

/** Received amount of an item. */
export function sumItem(item: InboundItem, products: ProductsById): ItemTotals {
  const product = products.get(item.productId);
  const pooled = product?.hasWeight === 'Weighting';
  const boxes = item.boxes.filter(({ arrived }) => arrived);
  const lines = boxes.flatMap((box) => box.lines);
  const countPieces = (quantity: number | undefined) => (pooled ? 1 : (quantity ?? 1));
  return {
    arrived: boxes.length,
    pieces: pooled ? 0 : lines.reduce((sum, { quantity }) => sum + countPieces(quantity), 0),
    weight: asksWeight(product)
      ? lines.reduce((sum, { weight, quantity }) => sum + (weight ?? 0) * countPieces(quantity), 0)
      : 0,
  };
}
