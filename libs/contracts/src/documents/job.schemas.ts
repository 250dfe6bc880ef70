import * as z from 'zod';
import { id, idParam } from '../wire/index.js';

/**
 * A document that is made in the background: requested with `Prefer: respond-async`, answered with 202 and the id of a
 * job. The job is visible to its user only and is deleted after an hour.
 */
export const documentJobStatuses = ['WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const;
export type DocumentJobStatus = (typeof documentJobStatuses)[number];

export const documentJobStarted = z.object({ jobId: id });
export type DocumentJobStarted = z.output<typeof documentJobStarted>;

export const jobState = z.object({
  status: z.enum(documentJobStatuses),
  /** Things that are in the document already, and that will be: invoices, labels, orders. */
  done: z.int(),
  total: z.int(),
  /** Requested objects that the document leaves out. */
  leftOut: z.int(),
  /** Why it failed. */
  message: z.string().optional(),
});
export type DocumentJobState = z.output<typeof jobState>;

export const documentJobQuery = z.object({ id: idParam });
export type DocumentJobQuery = z.output<typeof documentJobQuery>;
