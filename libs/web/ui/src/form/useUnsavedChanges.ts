import { useBlocker } from '@depot/router';
import { useEffect, useRef } from 'react';
import { useLeaveQuestion } from './useLeaveQuestion.js';

/**
 * Asks before a dirty form is left, by a link, by the back button or by closing the tab.
 * Call `release()` right before navigating away after a successful save.
 */
export function useUnsavedChanges(dirty: boolean): { release: () => void } {
  const released = useRef(false);
  const mayLeave = useLeaveQuestion();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !released.current && currentLocation.pathname !== nextLocation.pathname,
  );

  // One question, however often the link is used meanwhile; the last way out is the one that is answered.
  const wayOut = useRef(blocker);
  const isAsking = useRef(false);
  useEffect(() => {
    wayOut.current = blocker;
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    void mayLeave().then((leave) => {
      isAsking.current = false;
      if (leave) wayOut.current.proceed?.();
      else wayOut.current.reset?.();
    });
  }, [blocker, mayLeave]);

  useEffect(() => {
    if (!dirty) return;
    released.current = false;
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  return { release: () => (released.current = true) };
}
