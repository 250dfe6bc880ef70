import { anyText, defineStored } from '@depot/storage';

/** Storage keys of an order's scans. They are separate from the code that reads them, which the list does not load. */
export const scanKeys = (orderId: number) =>
  ({
    picks: `outbound-scans-${orderId}`,
    ticks: `outbound-ticks-${orderId}`,
    lots: `outbound-lots-${orderId}`,
  }) as const;

/** The order has left. */
export function removeScans(orderId: number): void {
  for (const kind of ['picks', 'ticks', 'lots'] as const)
    defineStored({ key: scanKeys(orderId)[kind], schema: anyText, scope: 'user', version: 1 }).remove();
}
