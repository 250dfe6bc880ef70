import type { BaseQueryApi, FetchBaseQueryMeta, QueryReturnValue } from '@depot/rtk';
import type { ApiFailure } from './failure.js';
import {
  answerArchive,
  type Asked,
  recordAnswered,
  recordKept,
  recordLost,
  recordReached,
  type ShownAnswer,
} from './offlineAnswers.js';
import { refetchQuery, replaceAnswer, type Slice, waitUntilSettled } from './replaceAnswer.js';

/** Milliseconds after which an answer from before serves, where there is one. */
const timeoutMs = 6_000;

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

type Answer = QueryReturnValue<unknown, ApiFailure, FetchBaseQueryMeta>;

/** A call to the server, and the slice that its query is of. */
interface Calling {
  readonly began: number;
  api: BaseQueryApi;
  slice: Slice;
}

/** A call whose question may be answered from before. */
interface Asking extends Calling, Asked {
  /** False after a logout, of which nothing stays, and in another language. */
  isOfNow: () => boolean;
}

/** Questions that were refused after an answer from before had been shown: the refusal is waited for, however late. */
const refused = new Set<string>();

/**
 * The answer, be it a refusal; or the one from before where none comes in time. What comes later takes its place then.
 */
export async function waitOrRead(asking: Asking, answering: Promise<Answer>): Promise<Answer> {
  const isHurried = !refused.delete(asking.question);
  let answer = await (isHurried ? Promise.race([answering, after(timeoutMs)]) : answering);
  if (answer && !isUnreachable(answer.error)) return taken(asking, answer);
  const kept = await answerArchive.get(asking.question);
  // it may have come while the browser looked for the older one
  answer ??= await Promise.race([answering, Promise.resolve(undefined)]);
  if (!kept) return taken(asking, await answering);
  if (answer && !isUnreachable(answer.error)) return taken(asking, answer);
  const shown = recordKept(asking, kept, !answer);
  if (!answer) void answering.then((late) => acceptLate(asking, late, kept.value, shown));
  return { data: kept.value };
}

/** Keeps an answer for when none comes. */
function taken(asking: Asking, answer: Answer): Answer {
  const { question, isOfNow } = asking;
  if (isUnreachable(answer.error)) return answer;
  const isNewest = recordAnswered(asking);
  if (isNewest && !answer.error && isOfNow()) void answerArchive.set(question, answer.data);
  return recordOutcome(answer, asking);
}

/** An answer has come after the one from before was shown in its place, and takes that place now. */
async function acceptLate(asking: Asking, late: Answer, kept: unknown, shown: ShownAnswer): Promise<void> {
  const { question, api, slice, isOfNow } = asking;
  // not before the older one is where it belongs
  await waitUntilSettled(slice, api);
  await after(0);
  if (isUnreachable(late.error) || !isOfNow()) return recordLost(shown);
  if (!recordAnswered(asking)) return;
  if (late.error) {
    refused.add(question);
    refetchQuery(slice, api);
  } else {
    void answerArchive.set(question, late.data);
    replaceAnswer(slice, api, kept, late.data);
  }
  recordOutcome(late, asking);
}

/** True without a response, or with a gateway's instead of the product's. */
const isUnreachable = (failure: ApiFailure | undefined): boolean =>
  failure !== undefined && [0, 502, 503, 504].includes(failure.statusCode);

/** Refetches old responses that are on the screen once the server responds. */
export function recordOutcome(answer: Answer, { began, api, slice }: Calling): Answer {
  if (!isUnreachable(answer.error) && recordReached(began)) api.dispatch(slice.internalActions.onOnline());
  return answer;
}
