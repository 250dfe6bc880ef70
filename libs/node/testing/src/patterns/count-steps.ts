import { matchSteps } from './match-steps.js';

/** `exec` of every pattern, on which all its other methods and those of texts rest. */
const original = Object.getOwnPropertyDescriptor(RegExp.prototype, 'exec');

/** Runs work and returns the steps of all patterns that it matches, as an engine without shortcuts takes them. */
export function countSteps(work: () => unknown): number {
  let steps = 0;
  const exec = original?.value as (this: RegExp, text: string) => RegExpExecArray | null;
  const restore = () => Object.defineProperty(RegExp.prototype, 'exec', original as PropertyDescriptor);
  const count = (pattern: RegExp, text: string) => {
    // Counting uses patterns itself.
    restore();
    steps += matchSteps(pattern, text);
    watch();
  };
  const watch = () =>
    Object.defineProperty(RegExp.prototype, 'exec', {
      ...original,
      value(this: RegExp, text: string) {
        count(this, String(text));
        return exec.call(this, text);
      },
    });
  watch();
  try {
    work();
  } finally {
    restore();
  }
  return steps;
}
