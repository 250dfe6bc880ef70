import { addDays, dayOf, startOfDay } from '@depot/contracts/time';

/**
 * Tells of each day that begins in the timezone, and whenever the page is looked at again: while a device sleeps, its
 * timers stand still. Returns how to hear no more of it.
 */
export function onNextDay(timeZone: string, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    const now = Date.now();
    timer = setTimeout(notifyDay, startOfDay(addDays(dayOf(now, timeZone), 1), timeZone) - now);
  };
  const notifyDay = () => {
    listener();
    wait();
  };
  const onReturn = () => document.visibilityState === 'visible' && notifyDay();
  document.addEventListener('visibilitychange', onReturn);
  wait();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onReturn);
  };
}
