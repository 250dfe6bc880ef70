import { currentLanguage } from '@depot/i18n';
import type { FetchArgs } from '@depot/rtk';
import type { Kept, Schema } from '@depot/storage';
import { useEffect, useEffectEvent, useState } from 'react';
import { currentConnection } from './connection.js';
import { answerArchive, questionOf } from './offlineAnswers.js';

interface AwaitedAnswer<Answer> {
  /** As the endpoint asks it; one whose answers are kept (`keepAnswer`). */
  question: FetchArgs;
  /** What is drawn of the answer: an older version of the page may have kept it. */
  schema: Schema<Answer>;
  /** True until an answer has come, or why there is none. */
  isAwaited: boolean;
}

/** What is kept under the question, where it still has the shape that is drawn. */
async function lastAnswer<Answer>(asked: string, schema: Schema<Answer>): Promise<Kept<Answer> | undefined> {
  const kept = await answerArchive.get(asked);
  if (!kept) return undefined;
  const checked = schema.safeParse(kept.value);
  return checked.success ? { value: checked.data, time: kept.time } : undefined;
}

/**
 * What a page shows while it awaits its answer: the last one to the same question by the same person, which must be
 * told to be old. Nothing as soon as the answer is there.
 */
export function useLastAnswer<Answer>(awaited: AwaitedAnswer<Answer>): Kept<Answer> | undefined {
  const { question, schema, isAwaited } = awaited;
  // Of whoever is here while it is drawn: a tab can change hands while it looks for an answer, and after it.
  const person = currentConnection().person?.();
  const asked = person === undefined ? undefined : questionOf(question, person, currentLanguage());
  const [found, setFound] = useState<{ asked: string; kept: Kept<Answer> }>();
  const find = useEffectEvent((key: string) => lastAnswer(key, schema));
  useEffect(() => {
    if (!isAwaited || asked === undefined) return undefined;
    let isWanted = true;
    void find(asked).then((kept) => isWanted && setFound(kept && { asked, kept }));
    return () => {
      isWanted = false;
    };
  }, [asked, isAwaited]);
  return isAwaited && found?.asked === asked ? found?.kept : undefined;
}
