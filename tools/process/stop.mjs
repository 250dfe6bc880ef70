import { AsyncLocalStorage } from 'node:async_hooks';
import { constants } from 'node:os';

/** Cleanups to run before this process ends, newest first: of everything, or of a part. */
const everything = newPart();
const parts = new AsyncLocalStorage();
let isTold = false;

function newPart() {
  return { enders: new Set(), stopping: undefined };
}

const ownPart = () => parts.getStore() ?? everything;

/** Runs work in parallel with a list of cleanups of its own: `stopAll` inside of it runs only these. */
export async function asPart(work) {
  const part = newPart();
  const forget = onStop(() => stopPart(part));
  try {
    return await parts.run(part, work);
  } finally {
    forget();
    await stopPart(part);
  }
}

/** Registers a cleanup for the stop of this process; returns a function that removes it. */
export function onStop(ender) {
  const { enders } = ownPart();
  enders.add(ender);
  return () => enders.delete(ender);
}

/** True during a stop, and permanently after this process was told to stop. */
export const isStopping = () => isTold || ownPart().stopping !== undefined;

/** Runs all cleanups, newest first. A later stage starts with an empty list. */
export const stopAll = () => stopPart(ownPart());

function stopPart(part) {
  part.stopping ??= Promise.resolve()
    .then(() => endRegistered(part.enders))
    .finally(() => (part.stopping = undefined));
  return part.stopping;
}

async function endRegistered(enders) {
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
      void stopPart(everything).then(() => process.exit(signal === 'SIGINT' ? 0 : 128 + constants.signals[signal]));
    });
  }
}
