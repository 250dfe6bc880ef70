import { setImmediate as nextTurn } from 'node:timers/promises';

interface Watch {
  take(): unknown[];
  stop(): void;
}

/** Failures that nobody handles while requests are answered. Needs `@jest-environment ./tools/jest/unhandled-environment.mjs`. */
export class UnhandledFailures {
  private readonly watch: Watch;

  constructor() {
    const { watchUnhandled } = globalThis as { watchUnhandled?: () => Watch };
    if (!watchUnhandled) throw new Error('This environment of jest does not watch for unhandled failures.');
    this.watch = watchUnhandled();
  }

  /** Those since it was last asked, as texts. What was left alone shows after the turn in which it failed. */
  async take(): Promise<string[]> {
    for (let turn = 0; turn < 2; turn += 1) await nextTurn();
    return this.watch.take().map(String);
  }

  stop(): void {
    this.watch.stop();
  }
}
