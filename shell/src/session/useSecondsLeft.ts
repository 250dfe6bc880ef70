import { useSyncExternalStore } from 'react';
import { keeper } from './keeper.js';

/** Tick of the countdown, in milliseconds. */
const tick = 1_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, tick);
  const unsubscribe = keeper.subscribe(listener);
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}

/** Seconds until the session ends. Ticks every second. */
export function useSecondsLeft(): number {
  return useSyncExternalStore(subscribe, () => keeper.secondsLeft);
}
