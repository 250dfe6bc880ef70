import * as z from 'zod';
import { labelledUnit, receiveLine, weightsConfirmed } from '../inventory/index.js';
import { epochMs, id, idParam, quantity, requiredText, stockMode } from '../wire/index.js';
import { boxesPerReceipt, deliveryReceiptStatuses } from './bounds.js';

export const deliveryReceiptItem = z.object({
  deliveryReceiptItemId: id,
  productId: id,
  productName: z.string(),
  hasWeight: stockMode,
  nameOnBox: z.string(),
  /** Boxes that were announced. */
  quantity: z.int(),
  /** Received amount: pieces of counted goods, labels of weighed ones. */
  receivedQuantity: z.int().optional(),
});

export const deliveryReceipt = z.object({
  id,
  displayId: z.int(),
  deliveryReceiptId: id,
  status: z.enum(deliveryReceiptStatuses),
  estimateArrivalTime: epochMs,
  createdBy: z.string(),
  time: epochMs,
  deliveryReceiptItems: z.array(deliveryReceiptItem),
});
export type DeliveryReceipt = z.output<typeof deliveryReceipt>;

export const createDeliveryReceiptBody = z.object({
  deliveryReceiptItems: z
    .array(z.object({ productId: id, quantity: z.int().min(1).max(boxesPerReceipt) }))
    .min(1)
    .max(500),
  estimateArrivalTime: epochMs,
});
export type CreateDeliveryReceipt = z.output<typeof createDeliveryReceiptBody>;
export const deliveryReceiptQuery = z.object({ id: idParam.optional(), before: idParam.optional() });
export type DeliveryReceiptQuery = z.output<typeof deliveryReceiptQuery>;
export const deliveryReceiptIdQuery = z.object({ id: idParam });

/** Most boxes and items within a request. */
const maxNumber = 1_000_000;

export const inboundBody = z.object({
  deliveryReceiptId: id,
  weightsConfirmed,
  inboundItems: z
    .array(
      z.object({
        receiptItem: z.object({
          deliveryReceiptItemId: id,
          sequence: z.int().min(0).max(maxNumber),
          quantity,
          nameOnBox: requiredText(100),
        }),
        boxes: z
          .array(z.object({ boxId: z.int().min(0).max(maxNumber), inventories: z.array(receiveLine).max(1000) }))
          .max(boxesPerReceipt),
      }),
    )
    .min(1)
    .max(500),
});
export type InboundBody = z.output<typeof inboundBody>;

export const inboundResponse = z.object({
  inboundItems: z.array(
    z.object({
      receiptItem: z.object({ deliveryReceiptItemId: id, nameOnBox: z.string(), quantity: z.int(), sequence: z.int() }),
      boxes: z.array(
        z.object({
          boxId: z.int(),
          inventories: z.array(labelledUnit),
        }),
      ),
    }),
  ),
});
export type InboundAnswer = z.output<typeof inboundResponse>;
