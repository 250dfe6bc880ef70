import { boxesPerReceipt, type createDeliveryReceiptBody } from '@depot/contracts/inbound';
import { momentOf } from '@depot/contracts/time';
import { nanoid } from '@depot/rtk';
import type * as z from 'zod';

export interface ReceiptRow {
  key: string;
  productId?: number;
  quantity?: number;
}

export const makeReceiptRow = (given: Omit<ReceiptRow, 'key'> = {}): ReceiptRow => ({ key: nanoid(), ...given });

/** `2026-03-08T14:30`, as the field gives it: local time of the warehouse. */
const localTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Message key of the first problem. */
export function findReceiptProblem(
  rows: readonly ReceiptRow[],
  arrival: string,
  request: object | undefined,
): 'new.noArrival' | 'new.incomplete' | 'new.tooMany' | undefined {
  const boxes = rows.reduce((sum, { quantity = 0 }) => sum + quantity, 0);
  if (boxes > boxesPerReceipt) return 'new.tooMany';
  if (request) return undefined;
  return arrival ? 'new.incomplete' : 'new.noArrival';
}

/** The request, or undefined while a row lacks its product or quantity, there are no rows, or the time is missing. */
export function buildReceiptRequest(
  rows: readonly ReceiptRow[],
  arrival: string,
  timeZone: string,
): z.input<typeof createDeliveryReceiptBody> | undefined {
  const items = rows.flatMap(({ productId, quantity }) => (productId && quantity ? [{ productId, quantity }] : []));
  if (rows.length === 0 || items.length < rows.length || !localTime.test(arrival)) return undefined;
  return { deliveryReceiptItems: items, estimateArrivalTime: momentOf(arrival.slice(0, 16), timeZone) };
}
