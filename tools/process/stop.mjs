import { constants } from 'node:os';

/** What has to be ended before we may end, the newest first. */
const enders = new Set();
let stopping;

/** Registers something to end when we are told to stop; answers how to take it back. */
export function onStop(ender) {
  enders.add(ender);
  return () => enders.delete(ender);
}

/** True from the moment on that everything is being ended. */
export const isStopping = () => stopping !== undefined;

/** Ends everything registered, newest first, once. */
export function stopAll() {
  stopping ??= (async () => {
    for (const ender of [...enders].reverse()) {
      try {
        await ender();
      } catch (error) {
        console.error(error.message);
      }
    }
    enders.clear();
  })();
  return stopping;
}

/**
 * Ctrl-C, a closed terminal and `kill` end everything in order. A second Ctrl-C changes nothing: ending takes its time.
 */
export function stopOnSignals(before = () => undefined) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (stopping) return;
      before(signal);
      void stopAll().then(() => process.exit(signal === 'SIGINT' ? 0 : 128 + constants.signals[signal]));
    });
  }
}
