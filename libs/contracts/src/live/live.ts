/** Lists that users keep open while others change their content. */
export const listTopics = ['orders', 'returns', 'invoices', 'inventory'] as const;
export type ListTopic = (typeof listTopics)[number];

/**
 * Data repeated in tokens has changed: the tenant's name, its timezone, view-only mode. The only topic for all users.
 */
export const sessionTopic = 'session';

/** Topic of a notification: a list, or one order. It contains no data; permitted users request it again. */
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

/** Events of the stream. `reset`: too many changes to list; `end`: the session is over. */
export const liveEvents = ['change', 'reset', 'end'] as const;
export type LiveEvent = (typeof liveEvents)[number];

/** Path of the stream below `/api`. */
export const livePath = '/live';
/** Milliseconds between signs of life on a stream on which nothing happens. */
export const heartbeatMs = 15_000;
/** Milliseconds before its start that a first stream covers: screens have loaded their lists before. */
export const beforeFirstMs = 10_000;
/** Milliseconds of absence after which a listener reloads everything instead of the missed changes. */
export const maxAbsenceMs = 60_000;
