/** Where this browser keeps what was scanned and ticked off for an order, until it has left. */
export const scansKey = (orderId: number) => `outbound-scans-${orderId}`;
export const ticksKey = (orderId: number) => `outbound-ticks-${orderId}`;

export function forgetScans(orderId: number): void {
  localStorage.removeItem(scansKey(orderId));
  localStorage.removeItem(ticksKey(orderId));
}
