import NodeEnvironment from './node-environment.mjs';

const kinds = ['unhandledRejection', 'uncaughtException'];

/**
 * Node environment with `watchUnhandled`, for tests that report unhandled failures themselves: listeners on `process`
 * within a test receive nothing, and jest would fail the whole test.
 */
export default class UnhandledEnvironment extends NodeEnvironment {
  async setup() {
    await super.setup();
    this.global.watchUnhandled = watchUnhandled;
  }
}

/** Collects unhandled failures from now on instead of ending the test, until `stop`. */
function watchUnhandled() {
  const failures = [];
  const keep = (failure) => void failures.push(failure);
  const others = kinds.map((kind) => [kind, process.rawListeners(kind)]);
  for (const kind of kinds) process.removeAllListeners(kind).on(kind, keep);
  return {
    /** Failures since the last call. */
    take: () => failures.splice(0),
    stop() {
      for (const [kind, listeners] of others) {
        process.off(kind, keep);
        for (const listener of listeners) process.on(kind, listener);
      }
    },
  };
}
