import type { FetchArgs } from '@depot/rtk';
import { defineArchive, type Kept } from '@depot/storage';

/** Milliseconds for which an answer is worth showing without a network. */
const maxAgeMs = 7 * 24 * 3_600_000;

/** Responses that work without a network needs: the newest of each question, in the browser's database. */
export const answerArchive = defineArchive<unknown>({
  name: 'answers',
  schema: { safeParse: (data) => ({ success: true, data }) },
  maxEntries: 300,
  maxAgeMs,
});

/** What is asked, by whom and in which language: what is kept for one person is never another's. */
export const questionOf = (
  { url, method = 'GET', params, body }: FetchArgs,
  person: number,
  language: string,
): string => JSON.stringify([person, language, method, url, params ?? null, body ?? null]);

/** When the oldest answer on screen was given (epoch ms), as long as the server cannot be reached. */
let shownFrom: number | undefined;
const listeners = new Set<() => void>();

function show(time: number | undefined): void {
  if (time === shownFrom) return;
  shownFrom = time;
  listeners.forEach((listener) => listener());
}

/** An answer from before is shown, because none came. */
export const noteKept = ({ time }: Kept<unknown>): void => show(Math.min(time, shownFrom ?? time));

/** The server has answered: what is on screen from before is asked for anew. */
export const noteReached = (): void => show(undefined);

/** When what is shown was true, in epoch ms; undefined as long as the server answers. */
export const keptSince = (): number | undefined => shownFrom;

/** Calls back when that changes. */
export function subscribeKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
