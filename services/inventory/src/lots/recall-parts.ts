import type { Hundredths } from '@depot/contracts/amounts';
import type { RecallAnswer } from '@depot/contracts/inventory';
import type { KnownOrder } from '@depot/contracts/orders';
import { sumAmounts } from '../stock/amounts-by-product.js';

/** What came of a lot and what is left of it. */
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

/** What one order got of a lot, and what of it came back. */
export interface OrderOfLot {
  orderId: number;
  quantity: number;
  weight: Hundredths;
  backQuantity: number;
  backWeight: Hundredths;
}

/** What neither lies here nor was shipped: removed or corrected by hand. */
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

/** One order's part; an order that was deleted since is known by its number alone. */
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
