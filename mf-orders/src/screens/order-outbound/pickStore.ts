import { scansKey } from '../../outbound/scanStorage.js';
import type { Pick, Picks } from './picking.js';

/** What was scanned for an order stays in this browser until the order has left, whatever happens to the page. */
export function keepPicks(orderId: number, picks: Picks): void {
  if (picks.length === 0) localStorage.removeItem(scansKey(orderId));
  else localStorage.setItem(scansKey(orderId), JSON.stringify(picks));
}

export function keptPicks(orderId: number): Picks {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(scansKey(orderId)) ?? '[]');
    return Array.isArray(value) && value.every(isPick) ? value : [];
  } catch {
    return []; // written by an older version
  }
}

function isPick(value: unknown): value is Pick {
  if (typeof value !== 'object' || value === null) return false;
  const { orderItemId, weight, inventoryId, by } = value as Partial<Pick>;
  const known = inventoryId === undefined || Number.isSafeInteger(inventoryId);
  return Number.isSafeInteger(orderItemId) && Number.isSafeInteger(weight) && known && (by === 'label' || by === 'weight');
}
