import type { Hundredths } from '@depot/contracts/amounts';
import type { RecallAnswer } from '@depot/contracts/inventory';
import type { KnownOrder } from '@depot/contracts/orders';
import { sumAmounts } from '../stock/amounts-by-product.js';

/** Received and remaining amounts of a lot. */
export interface LotTotals {
  lot: string;
  expiry: string | null;
  firstReceived: number;
  lastReceived: number;
  firstQuantity: number;
  firstWeight: Hundredths;
  quantity: number;
  weight: Hundredths;
}

/** Shipped and returned amounts of a lot in one order. */
export interface OrderOfLot {
  orderId: number;
  quantity: number;
  weight: Hundredths;
  backQuantity: number;
  backWeight: Hundredths;
}

/** Amount that is neither in stock nor shipped, but removed or corrected manually. */
export function calculateCorrected(totals: LotTotals, shipped: readonly OrderOfLot[]): RecallAnswer['corrected'] {
  const out = sumAmounts(
    shipped.map(({ quantity, weight, backQuantity, backWeight }) => ({
      quantity: quantity - backQuantity,
      weight: weight - backWeight,
    })),
  );
  return {
    quantity: totals.firstQuantity - totals.quantity - out.quantity,
    weight: totals.firstWeight - totals.weight - out.weight,
  };
}

/** The part of one order. A deleted order has only its id. */
export function formatRecalledOrder(
  { orderId, quantity, weight, backQuantity, backWeight }: OrderOfLot,
  order: KnownOrder | undefined,
  storeNames: ReadonlyMap<number, string>,
): RecallAnswer['orders'][number] {
  return {
    orderId,
    displayId: order?.displayId ?? null,
    storeName: storeNames.get(order?.storeId ?? 0) ?? null,
    time: order ? (order.outboundTime ?? order.time) : null,
    shipped: { quantity, weight },
    cameBack: { quantity: backQuantity, weight: backWeight },
  };
}
