import type { OutboundRequest } from '../api/orders.js';
import { outboundQueueKey as storageKey } from './queueKey.js';

/** An order that was submitted and whose answer has not come. */
export interface QueuedOutbound {
  /** Idempotency key: however often it is sent, the goods leave once. */
  key: string;
  /** Whose it is: another person at this browser neither sees nor sends it. */
  userId: number;
  orderId: number;
  displayId: number;
  request: OutboundRequest;
  /** The server could not be reached: it waits. Before that it is simply on its way. */
  isWaiting?: boolean;
  /** Why the server would not have it, once it has said so. */
  refusal?: string;
}

const listeners = new Set<() => void>();
let read: { text: string | null; entries: readonly QueuedOutbound[] } = { text: null, entries: [] };

/** What waits, oldest first. The same array until something changes. */
export function queuedOutbounds(): readonly QueuedOutbound[] {
  const text = localStorage.getItem(storageKey);
  if (text !== read.text) read = { text, entries: entriesOf(text) };
  return read.entries;
}

/** Changes what waits; another tab may have done so a moment ago. */
export function changeQueue(change: (all: readonly QueuedOutbound[]) => readonly QueuedOutbound[]): void {
  const next = change(queuedOutbounds());
  if (next.length === 0) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify(next));
  listeners.forEach((listener) => listener());
}

/** Calls back when this tab or another one has changed what waits. */
export function subscribeQueue(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function entriesOf(text: string | null): readonly QueuedOutbound[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return []; // written by an older version
  }
}

function isEntry(value: unknown): value is QueuedOutbound {
  if (typeof value !== 'object' || value === null) return false;
  const { key, userId, orderId, displayId, request } = value as Partial<QueuedOutbound>;
  const numbers = [userId, orderId, displayId].every(Number.isSafeInteger);
  return typeof key === 'string' && numbers && typeof request === 'object' && request !== null;
}
