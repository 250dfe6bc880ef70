import type { Cents, Hundredths } from '@depot/contracts/amounts';
import type { BilledGoods } from '@depot/contracts/billing';
import type { OrderLine } from '../order/order-line.js';
import type { LineUnit } from '../order/order-line.repository.js';
import type { ReturnLine } from './return-line.js';

/** What of an order line can still be returned. */
export interface Returnable {
  line: OrderLine;
  quantity: number;
  weight: Hundredths;
  /** Weight of each piece that has not come back, by inventory id. */
  unitWeights: Map<number, Hundredths>;
  /** At which it was billed; that of the order while it is on no invoice. */
  rate: Cents;
  /** Other rates at which the return that is edited credits the line already, and why. */
  agreed: { rate: Cents; reason: string }[];
  /** What came back before the invoice was made, which does not bill it. */
  notBilled: { quantity: number; weight: Hundredths };
}

/** What is known of an order's lines. */
export interface ShippedLines {
  lines: readonly OrderLine[];
  units: readonly LineUnit[];
  /** Returned by other returns. */
  returned: readonly ReturnLine[];
  billed?: ReadonlyMap<number, BilledGoods>;
  /** Lines of the return before it is edited. */
  before?: readonly ReturnLine[];
}

/** Shipped less returned, by order line. */
export function calculateReturnable({
  lines,
  units,
  returned,
  billed = new Map(),
  before = [],
}: ShippedLines): Map<number, Returnable> {
  const left = new Map(lines.map((line) => [line.orderItemId, startFromShipped(line, billed.get(line.orderItemId))]));
  for (const { orderItemId, inventoryId, weight } of units) left.get(orderItemId)?.unitWeights.set(inventoryId, weight);
  for (const { orderItemId, rate, reason } of before) left.get(orderItemId)?.agreed.push({ rate, reason });
  for (const line of returned) subtractReturned(left.get(line.orderItemId), line);
  return left;
}

function startFromShipped(line: OrderLine, billed: BilledGoods | undefined): Returnable {
  const { quantity, weight } = line;
  return {
    line,
    quantity,
    weight,
    unitWeights: new Map(),
    agreed: [],
    rate: billed?.rate ?? line.rate,
    notBilled: {
      quantity: quantity - (billed?.mostQuantity ?? quantity),
      weight: weight - (billed?.mostWeight ?? weight),
    },
  };
}

/** Takes a returned line off what is left. */
export function subtractReturned(
  left: Returnable | undefined,
  line: Pick<ReturnLine, 'returnQuantity' | 'returnWeight' | 'inventoryIds'>,
): void {
  if (!left) return;
  left.quantity -= line.returnQuantity;
  left.weight -= line.returnWeight;
  for (const inventoryId of line.inventoryIds) left.unitWeights.delete(inventoryId);
}
