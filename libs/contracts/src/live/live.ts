/** Lists that people keep open while others change what is on them. */
export const listTopics = ['orders', 'returns', 'invoices', 'inventory'] as const;
export type ListTopic = (typeof listTopics)[number];

/**
 * What tokens repeat of the tenant has changed: its name, its timezone, view-only mode. The one topic that everybody
 * hears.
 */
export const sessionTopic = 'session';

/**
 * What a listener is told of: that a list has changed, or one order. Never what has changed; whoever may see it asks
 * for it.
 */
export type LiveTopic = ListTopic | typeof sessionTopic | `order:${number}`;

/** The topic of one order. */
export function orderTopic(orderId: number): LiveTopic {
  return `order:${orderId}`;
}

/** The order that a topic is about, if it is about one. */
export function orderOfTopic(topic: string): number | undefined {
  const [, digits] = /^order:(\d+)$/.exec(topic) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Events of the stream. `reset`: more has changed than can be told; `end`: the session is over. */
export const liveEvents = ['change', 'reset', 'end'] as const;
export type LiveEvent = (typeof liveEvents)[number];

/** Path of the stream below `/api`. */
export const livePath = '/live';
/** Milliseconds between signs of life on a stream on which nothing happens. */
export const heartbeatMs = 15_000;
/** Milliseconds before a first stream of which it tells too: screens have asked for their lists before. */
export const beforeFirstMs = 10_000;
/** Milliseconds after which a listener that was away asks for everything anew, instead of what it has missed. */
export const maxAbsenceMs = 60_000;
