import { useSyncExternalStore } from 'react';
import { sessionStore } from './sessionStore.js';

/** Tick of the countdown, in milliseconds. */
const tick = 1_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, tick);
  const unsubscribe = sessionStore.subscribe(listener);
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}

/** Seconds until the session ends. Ticks every second. */
export function useSecondsLeft(): number {
  return useSyncExternalStore(subscribe, () => sessionStore.secondsLeft);
}
