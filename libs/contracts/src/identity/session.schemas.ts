import * as z from 'zod';
import { epochMs, id, idParam } from '../wire/index.js';

/** An open session of a user. */
export const openSession = z.object({
  sessionId: z.string(),
  /** Since when, and until when at most. */
  time: epochMs,
  expires: epochMs,
  address: z.string(),
  /** As the browser describes itself. */
  userAgent: z.string(),
  /** True for the one that asks. */
  current: z.boolean(),
});
export type OpenSession = z.output<typeof openSession>;

/** One session, or all: of the own, all but the current one. */
export const endOwnSessionsQuery = z.object({ sessionId: z.uuid().optional() });
export const sessionsQuery = z.object({ userId: idParam });
export const endSessionsQuery = sessionsQuery.extend({ sessionId: z.uuid().optional() });

export const endedSessions = z.object({ message: z.string(), obj: z.object({ count: z.int(), userId: id }) });
