import { setImmediate as nextTurn } from 'node:timers/promises';

interface Watch {
  take(): unknown[];
  stop(): void;
}

/** Unhandled failures while requests are answered. Needs `@jest-environment ./tools/jest/unhandled-environment.mjs`. */
export class UnhandledFailures {
  private readonly watch: Watch;

  constructor() {
    const { watchUnhandled } = globalThis as { watchUnhandled?: () => Watch };
    if (!watchUnhandled) throw new Error('This environment of jest does not watch for unhandled failures.');
    this.watch = watchUnhandled();
  }

  /** Failures since the last call, as texts. An unhandled rejection shows one turn after it failed. */
  async take(): Promise<string[]> {
    for (let turn = 0; turn < 2; turn += 1) await nextTurn();
    return this.watch.take().map(String);
  }

  stop(): void {
    this.watch.stop();
  }
}
