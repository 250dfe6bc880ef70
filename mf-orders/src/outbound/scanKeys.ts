import { anyText, defineStored } from '@depot/storage';

/** Where this browser keeps what was scanned for an order: apart from what reads it, which the list does not need. */
export const scanKeys = (orderId: number) =>
  ({
    picks: `outbound-scans-${orderId}`,
    ticks: `outbound-ticks-${orderId}`,
    lots: `outbound-lots-${orderId}`,
  }) as const;

/** The order has left. */
export function forgetScans(orderId: number): void {
  for (const key of Object.values(scanKeys(orderId)))
    defineStored({ key, schema: anyText, scope: 'user', version: 1 }).remove();
}
