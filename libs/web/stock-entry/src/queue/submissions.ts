import { defineQueue, type Queued, type QueueStore } from '@depot/api/queue';
import type { Schema } from '@depot/storage';
import type { PrintedLabel } from '../labels/labelRequest.js';

/** Data submitted on one page that the server has not accepted yet. */
export interface Submission<Request> extends Queued {
  /** Title that the user recognizes: "Delivery receipt #104". */
  title: string;
  /** The page that it was entered on. */
  path: string;
  request: Request;
  /** Input of the page. A rejected submission opens again with it. */
  entered?: unknown;
  /** Labels of goods that were received in the background, still to be printed. */
  labels?: readonly PrintedLabel[];
}

interface Definition {
  prefix: `depot-${string}-`;
  /** The storage key of the remote's background widget. */
  mark: `depot-${string}`;
  /** Key prefixes of the remote's other queues. */
  besides?: readonly `depot-${string}-`[];
}

/** Storage is writable by any code of this origin, so its content is validated. */
function isSubmission(value: unknown): boolean {
  const { key, userId, tab, time, title, path, request } = (value ?? {}) as Partial<Submission<unknown>>;
  const isText = [key, tab, title, path].every((each) => typeof each === 'string');
  return isText && [userId, time].every(Number.isSafeInteger) && typeof request === 'object' && request !== null;
}

const schemaOf = <Request>(): Schema<Submission<Request>> => ({
  safeParse: (data) => (isSubmission(data) ? { success: true, data: data as Submission<Request> } : { success: false }),
});

/** Defines where submissions of one kind wait for the server. */
export const defineSubmissions = <Request>(definition: Definition): QueueStore<Submission<Request>> =>
  defineQueue({ ...definition, schema: schemaOf<Request>() });
