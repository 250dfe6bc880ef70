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

/** Request with its user and language: a response stored for one user is never shown to another. */
export const buildRequestKey = (
  { url, method = 'GET', params, body }: FetchArgs,
  person: number,
  language: string,
): string => JSON.stringify([person, language, method, url, params ?? null, body ?? null]);

/** An answer from before that is on screen. */
export interface ShownAnswer {
  /** When it was given (epoch ms). */
  readonly time: number;
  /** Where its showing stands in the order of things, see `nextMoment`. */
  readonly moment: number;
  /** Until when the newer answer counts as under way (ms of `performance.now`). */
  awaitedUntil: number;
}

/** Milliseconds to wait for a response that is under way; after that, any other response causes a refetch. */
const maxAwaitMs = 60_000;

/** Old responses on the screen, by request. */
const shown = new Map<string, ShownAnswer>();
/** When the newest call began that a question was answered to. */
const answered = new Map<string, number>();
const listeners = new Set<() => void>();
let moments = 0;
let shownFrom: number | undefined;

function notifyListeners(): void {
  const from = shown.size === 0 ? undefined : Math.min(...[...shown.values()].map(({ time }) => time));
  if (from === shownFrom) return;
  shownFrom = from;
  listeners.forEach((listener) => listener());
}

/** The next place in the order in which calls begin and answers from before are shown. */
export const createMoment = (): number => (moments += 1);

/** A question that is asked in a call that began then. */
export interface Asked {
  readonly question: string;
  readonly began: number;
}

/** A call that began later was answered before. */
const isOvertaken = ({ question, began }: Asked): boolean => began < (answered.get(question) ?? 0);

/** An answer from before is shown: the newer one is late (`isAwaited`), or will not come. */
export function recordKept(asked: Asked, { time }: Kept<unknown>, isAwaited: boolean): ShownAnswer {
  const awaitedUntil = isAwaited ? performance.now() + maxAwaitMs : 0;
  const answer = { time, moment: createMoment(), awaitedUntil };
  // of a call that was overtaken, nothing is shown
  if (!isOvertaken(asked)) shown.set(asked.question, answer);
  notifyListeners();
  return answer;
}

/** Called when the newer response will not come: the request is repeated once the server responds to another. */
export function recordLost(answer: ShownAnswer): void {
  answer.awaitedUntil = 0;
}

/** The server has answered. False where a call that began later was answered before. */
export function recordAnswered(asked: Asked): boolean {
  if (isOvertaken(asked)) return false;
  answered.set(asked.question, asked.began);
  shown.delete(asked.question);
  notifyListeners();
  return true;
}

/**
 * Called when the server has responded to a call that began at this time. Returns true if an old response on the screen
 * is to be refetched: its request failed before the call began and is not under way.
 */
export function recordReached(began: number): boolean {
  const lost = [...shown].filter(([, { moment, awaitedUntil }]) => moment < began && awaitedUntil <= performance.now());
  lost.forEach(([question]) => shown.delete(question));
  notifyListeners();
  return lost.length > 0;
}

/** When the oldest answer on screen from before was given, in epoch ms; undefined as long as the server answers. */
export const keptSince = (): number | undefined => shownFrom;

/** Calls back when that changes. */
export function subscribeKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
