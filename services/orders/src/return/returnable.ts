import type { Hundredths } from '@depot/contracts/amounts';
import type { OrderLine } from '../order/order-line.js';
import type { LineUnit } from '../order/order-line.repository.js';
import type { ReturnLine } from './return-line.js';

/** What of an order line can still be returned. */
export interface Returnable {
  line: OrderLine;
  quantity: number;
  weight: Hundredths;
  /** Weight of each piece that has not come back, by inventory id. */
  pieces: Map<number, Hundredths>;
}

/** Shipped less returned, by order line. */
export function returnableOf(
  lines: readonly OrderLine[],
  units: readonly LineUnit[],
  returned: readonly ReturnLine[],
): Map<number, Returnable> {
  const left = new Map<number, Returnable>(
    lines.map((line) => [line.orderItemId, { line, quantity: line.quantity, weight: line.weight, pieces: new Map() }]),
  );
  for (const { orderItemId, inventoryId, weight } of units) left.get(orderItemId)?.pieces.set(inventoryId, weight);
  for (const line of returned) takeOff(left.get(line.orderItemId), line);
  return left;
}

/** Takes a returned line off what is left. */
export function takeOff(
  left: Returnable | undefined,
  line: Pick<ReturnLine, 'returnQuantity' | 'returnWeight' | 'inventoryIds'>,
): void {
  if (!left) return;
  left.quantity -= line.returnQuantity;
  left.weight -= line.returnWeight;
  for (const inventoryId of line.inventoryIds) left.pieces.delete(inventoryId);
}
