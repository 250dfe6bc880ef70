import { TestEnvironment } from 'jest-environment-node';

const kinds = ['unhandledRejection', 'uncaughtException'];

/**
 * Node with `watchUnhandled`, for tests that say which of the things they did was not handled: what listens to
 * `process` within a test hears nothing, and jest itself only fails the whole test.
 */
export default class UnhandledEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.watchUnhandled = watchUnhandled;
  }
}

/** From now on failures that nobody handled are kept instead of ending the test, until `stop`. */
function watchUnhandled() {
  const failures = [];
  const keep = (failure) => void failures.push(failure);
  const others = kinds.map((kind) => [kind, process.rawListeners(kind)]);
  for (const kind of kinds) process.removeAllListeners(kind).on(kind, keep);
  return {
    /** Those since it was last asked. */
    take: () => failures.splice(0),
    stop() {
      for (const [kind, listeners] of others) {
        process.off(kind, keep);
        for (const listener of listeners) process.on(kind, listener);
      }
    },
  };
}
