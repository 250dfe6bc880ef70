import { useEffect, useState } from 'react';
import { sessionWarningSeconds } from '@depot/contracts/session';
import { keeper } from './keeper.js';
import { ReloginModal } from './ReloginModal.js';
import { useSecondsLeft } from './useSecondsLeft.js';

/** Asks for the password shortly before the session ends, and ends it when time has run out. */
export function SessionWatch() {
  const seconds = useSecondsLeft();
  const [later, setLater] = useState(false);
  const ending = seconds <= sessionWarningSeconds;

  useEffect(() => {
    if (seconds === 0) keeper.end(); // the frame gives way to the login
  }, [seconds]);
  useEffect(() => {
    if (!ending) setLater(false);
  }, [ending]);

  if (!ending || later) return null;
  return <ReloginModal secondsLeft={seconds} onLater={() => setLater(true)} />;
}
