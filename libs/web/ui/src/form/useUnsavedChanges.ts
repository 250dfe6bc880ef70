import { isOtherPage, useBlocker } from '@depot/router';
import { useCallback, useEffect, useRef } from 'react';
import { useLeaveQuestion } from './useLeaveQuestion.js';

/**
 * Asks before a dirty form is left, by a link, by the back button or by closing the tab; the page of another product
 * leaves that of the first as well. A question that is still open when all has been saved is taken back.
 * Call `release()` right before navigating away after a successful save.
 */
export function useUnsavedChanges(dirty: boolean): { release: () => void } {
  const released = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) => dirty && !released.current && isOtherPage(from, to),
  );

  const { takeBack, goOn } = useBlockedQuestion(blocker);
  useEffect(() => takeBack, [takeBack]);
  useEffect(() => {
    if (!dirty) goOn();
  }, [dirty, goOn]);

  useEffect(() => {
    if (!dirty) return;
    released.current = false;
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  const release = () => {
    released.current = true;
    takeBack();
  };
  return { release };
}

type Blocker = ReturnType<typeof useBlocker>;

/** Asks one question for repeated navigations; the last one is executed. */
function useBlockedQuestion(blocker: Blocker) {
  const mayLeave = useLeaveQuestion();
  const wayOut = useRef(blocker);
  const question = useRef<AbortController>(undefined);
  useEffect(() => {
    wayOut.current = blocker;
    if (blocker.state !== 'blocked' || question.current) return;
    const asked = new AbortController();
    question.current = asked;
    void mayLeave(asked.signal).then((leave) => {
      if (asked.signal.aborted) return;
      question.current = undefined;
      if (leave) wayOut.current.proceed?.();
      else wayOut.current.reset?.();
    });
  }, [blocker, mayLeave]);

  const takeBack = useCallback(() => {
    question.current?.abort();
    question.current = undefined;
  }, []);
  /** Nothing would be lost any more. */
  const goOn = useCallback(() => {
    if (question.current) wayOut.current.proceed?.();
    takeBack();
  }, [takeBack]);
  return { takeBack, goOn };
}
