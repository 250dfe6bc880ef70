import type { Cents, Hundredths } from '@depot/contracts/amounts';
import type { BilledGoods } from '@depot/contracts/billing';
import type { OrderLine } from '../order/order-line.js';
import type { LineUnit } from '../order/order-line.repository.js';
import type { ReturnLine } from './return-line.js';

/** The part of an order line that can still be returned. */
export interface Returnable {
  line: OrderLine;
  quantity: number;
  weight: Hundredths;
  /** Weights of the units that were not returned, by inventory id. */
  unitWeights: Map<number, Hundredths>;
  /** Billed rate, or the rate of the order if the line has no invoice. */
  rate: Cents;
  /** Rates and reasons of the line before the return is edited. */
  agreed: { rate: Cents; reason: string }[];
  /** Returned before the invoice was created, which leaves it out. */
  notBilled: { quantity: number; weight: Hundredths };
}

/** Lines of an order with their shipped, returned and billed goods. */
export interface ShippedLines {
  lines: readonly OrderLine[];
  units: readonly LineUnit[];
  /** Lines of all other returns. */
  returned: readonly ReturnLine[];
  billed?: ReadonlyMap<number, BilledGoods>;
  /** Lines of the return before it is edited. */
  before?: readonly ReturnLine[];
}

/** Subtracts returned from shipped amounts, by order line id. */
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

export function subtractReturned(
  left: Returnable | undefined,
  line: Pick<ReturnLine, 'returnQuantity' | 'returnWeight' | 'inventoryIds'>,
): void {
  if (!left) return;
  left.quantity -= line.returnQuantity;
  left.weight -= line.returnWeight;
  for (const inventoryId of line.inventoryIds) left.unitWeights.delete(inventoryId);
}
