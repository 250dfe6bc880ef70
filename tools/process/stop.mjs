import { constants } from 'node:os';

/** What has to be ended before we may end, the newest first. */
const enders = new Set();
let stopping;
let isTold = false;

/** Registers something to end when we are told to stop; returns how to take it back. */
export function onStop(ender) {
  enders.add(ender);
  return () => enders.delete(ender);
}

/** True while everything is being ended, and for good from the moment on that we are told to stop. */
export const isStopping = () => isTold || stopping !== undefined;

/** Ends everything registered, newest first. What is started afterwards, as by a next stage, is begun anew. */
export function stopAll() {
  stopping ??= Promise.resolve()
    .then(endRegistered)
    .finally(() => (stopping = undefined));
  return stopping;
}

async function endRegistered() {
  for (const ender of [...enders].reverse()) {
    enders.delete(ender);
    try {
      await ender();
    } catch (error) {
      console.error(error.message);
    }
  }
}

/**
 * Ctrl-C, a closed terminal and `kill` end everything in order. A second Ctrl-C changes nothing: ending takes its time.
 */
export function stopOnSignals(before = () => undefined) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (isTold) return;
      isTold = true;
      before(signal);
      void stopAll().then(() => process.exit(signal === 'SIGINT' ? 0 : 128 + constants.signals[signal]));
    });
  }
}
