import { sessionWarningSeconds } from '@depot/contracts/session';
import { useEffect, useState } from 'react';
import { useSecondsLeft } from '../../session/useSecondsLeft.js';
import { ReloginModal } from './ReloginModal.js';

/** Asks for the password shortly before the session ends. */
export function SessionWatch() {
  const seconds = useSecondsLeft();
  const [later, setLater] = useState(false);
  const ending = seconds <= sessionWarningSeconds;

  useEffect(() => {
    if (!ending) setLater(false);
  }, [ending]);

  if (!ending || later) return null;
  return <ReloginModal secondsLeft={seconds} onLater={() => setLater(true)} />;
}
