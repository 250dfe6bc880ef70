import { renewClaims } from './renewal.js';
import { sessionStore } from './sessionStore.js';

/** Milliseconds between two looks at the clocks of the device. */
const lookEveryMs = 1_000;
/** As long as the server has not said what time it is, it is asked at one look of so many. */
const looksBetweenQuestions = 8;

/**
 * Asks the server whether the session goes on where the device cannot tell: its clock was set, or it has slept. Its
 * answer also says what time it is, or ends the session.
 */
export function watchClock(): void {
  let looks = 0;
  setInterval(() => {
    if (!sessionStore.isClockInDoubt) looks = 0;
    else if (looks++ % looksBetweenQuestions === 0) void renewClaims();
  }, lookEveryMs);
}
