import type { LiveEvent } from '@depot/contracts/live';

/** Serialises a server-sent event; the listener returns `id` when it reconnects. */
export function formatEvent(event: LiveEvent, id: number, data: object = {}): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** A heartbeat without an event. It contains the reader's position as well. */
export function formatHeartbeat(): string {
  return ': alive\n\n';
}

/** The first words on a stream: the id to come back with, and no event. */
export function formatGreeting(id: number): string {
  return `: listening\nid: ${id}\n\n`;
}
