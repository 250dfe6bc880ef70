import { currentLanguage } from '@depot/i18n';
import type { FetchArgs } from '@depot/rtk';
import type { Kept, Schema } from '@depot/storage';
import { useEffect, useEffectEvent, useState } from 'react';
import { getConnection } from './connection.js';
import { answerArchive, buildRequestKey } from './offlineAnswers.js';

interface AwaitedAnswer<Answer> {
  /** As the endpoint asks it; one whose answers are kept (`keepAnswer`). */
  question: FetchArgs;
  /** Schema of the response as it is drawn: an older version of the page may have stored it. */
  schema: Schema<Answer>;
  /** True until an answer has come, or why there is none. */
  isAwaited: boolean;
}

/** Returns the stored response if it still matches the schema. */
async function readLastAnswer<Answer>(asked: string, schema: Schema<Answer>): Promise<Kept<Answer> | undefined> {
  const kept = await answerArchive.get(asked);
  if (!kept) return undefined;
  const checked = schema.safeParse(kept.value);
  return checked.success ? { value: checked.data, time: kept.time } : undefined;
}

/**
 * Last response to the same request of the same user, to be shown as old while the page waits; undefined once the
 * current one is there.
 */
export function useLastAnswer<Answer>(awaited: AwaitedAnswer<Answer>): Kept<Answer> | undefined {
  const { question, schema, isAwaited } = awaited;
  // The user while it is drawn: another one may sign in to the tab while it reads the response, and after it.
  const person = getConnection().person?.();
  const asked = person === undefined ? undefined : buildRequestKey(question, person, currentLanguage());
  const [found, setFound] = useState<{ asked: string; kept: Kept<Answer> }>();
  const find = useEffectEvent((key: string) => readLastAnswer(key, schema));
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
