import type { BaseQueryApi, FetchBaseQueryMeta, QueryReturnValue } from '@depot/rtk';
import type { ApiFailure } from './failure.js';
import {
  answerArchive,
  type Asked,
  noteAnswered,
  noteKept,
  noteLost,
  noteReached,
  type ShownAnswer,
} from './offlineAnswers.js';
import { askAnew, replaceAnswer, settled, type Slice } from './replaceAnswer.js';

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
export async function answeredOrKept(asking: Asking, answering: Promise<Answer>): Promise<Answer> {
  const isHurried = !refused.delete(asking.question);
  let answer = await (isHurried ? Promise.race([answering, after(timeoutMs)]) : answering);
  if (answer && !isUnreachable(answer.error)) return taken(asking, answer);
  const kept = await answerArchive.get(asking.question);
  // it may have come while the browser looked for the older one
  answer ??= await Promise.race([answering, Promise.resolve(undefined)]);
  if (!kept) return taken(asking, await answering);
  if (answer && !isUnreachable(answer.error)) return taken(asking, answer);
  const shown = noteKept(asking, kept, !answer);
  if (!answer) void answering.then((late) => takeLate(asking, late, kept.value, shown));
  return { data: kept.value };
}

/** Keeps an answer for when none comes. */
function taken(asking: Asking, answer: Answer): Answer {
  const { question, isOfNow } = asking;
  if (isUnreachable(answer.error)) return answer;
  const isNewest = noteAnswered(asking);
  if (isNewest && !answer.error && isOfNow()) void answerArchive.set(question, answer.data);
  return noted(answer, asking);
}

/** An answer has come after the one from before was shown in its place, and takes that place now. */
async function takeLate(asking: Asking, late: Answer, kept: unknown, shown: ShownAnswer): Promise<void> {
  const { question, api, slice, isOfNow } = asking;
  // not before the older one is where it belongs
  await settled(slice, api);
  await after(0);
  if (isUnreachable(late.error) || !isOfNow()) return noteLost(shown);
  if (!noteAnswered(asking)) return;
  if (late.error) {
    refused.add(question);
    askAnew(slice, api);
  } else {
    void answerArchive.set(question, late.data);
    replaceAnswer(slice, api, kept, late.data);
  }
  noted(late, asking);
}

/** Nobody answered, or a gateway in the place of the product. */
const isUnreachable = (failure: ApiFailure | undefined): boolean =>
  failure !== undefined && [0, 502, 503, 504].includes(failure.statusCode);

/** Has what is on screen from before asked for anew once the server answers. */
export function noted(answer: Answer, { began, api, slice }: Calling): Answer {
  if (!isUnreachable(answer.error) && noteReached(began)) api.dispatch(slice.internalActions.onOnline());
  return answer;
}
