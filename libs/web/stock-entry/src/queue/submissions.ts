import { defineQueue, type Queued, type QueueStore } from '@depot/api/queue';
import type { Schema } from '@depot/storage';
import type { PrintedLabel } from '../labels/labelRequest.js';

/** What was submitted on one page and the server has not taken. */
export interface Submission<Request> extends Queued {
  /** What it is, in the words of whoever submitted it: "Delivery receipt #104". */
  title: string;
  /** The page that it was entered on. */
  path: string;
  request: Request;
  /** What stood on the page: it can be opened again with that where the server would not have it. */
  entered?: unknown;
  /** Of goods that came in meanwhile: their labels are still to be printed. */
  labels?: readonly PrintedLabel[];
}

interface Definition {
  prefix: `depot-${string}-`;
  /** The storage key of the remote's background widget. */
  mark: `depot-${string}`;
  /** Prefixes of the remote's other queues. */
  besides?: readonly `depot-${string}-`[];
}

/** Anybody may have written there. */
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
