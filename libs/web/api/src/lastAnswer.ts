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

/** The newest answer that this browser keeps for whoever asks, and from when. */
async function lastAnswer<Answer>(question: FetchArgs, schema: Schema<Answer>): Promise<Kept<Answer> | undefined> {
  const person = currentConnection().person?.();
  if (person === undefined) return undefined;
  const kept = await answerArchive.get(questionOf(question, person, currentLanguage()));
  if (!kept || currentConnection().person?.() !== person) return undefined; // somebody else is here by now
  const checked = schema.safeParse(kept.value);
  return checked.success ? { value: checked.data, time: kept.time } : undefined;
}

/**
 * What a page shows while it awaits its answer: the last one to the same question, which must be told to be old.
 * Nothing as soon as the answer is there.
 */
export function useLastAnswer<Answer>(awaited: AwaitedAnswer<Answer>): Kept<Answer> | undefined {
  const { question, schema, isAwaited } = awaited;
  const asked = JSON.stringify(question);
  const [found, setFound] = useState<{ asked: string; kept: Kept<Answer> }>();
  const find = useEffectEvent(() => lastAnswer(question, schema));
  useEffect(() => {
    if (!isAwaited) return undefined;
    let isWanted = true;
    void find().then((kept) => {
      if (isWanted && kept) setFound({ asked, kept });
    });
    return () => {
      isWanted = false;
    };
  }, [asked, isAwaited]);
  return isAwaited && found?.asked === asked ? found.kept : undefined;
}
