import { refreshClaims } from './renewal.js';
import { sessionStore } from './sessionStore.js';

/** Milliseconds between two looks at the clocks of the device. */
const lookEveryMs = 1_000;
/** While the server's time is unknown, only one of this many checks sends a request. */
const looksBetweenQuestions = 8;

/**
 * Asks the server whether the session is still valid if the device cannot tell, because its clock was set or it was
 * suspended. The response also contains the server's time, or ends the session.
 */
export function watchClock(): void {
  let looks = 0;
  setInterval(() => {
    if (!sessionStore.isClockInDoubt) looks = 0;
    else if (looks++ % looksBetweenQuestions === 0) void refreshClaims();
  }, lookEveryMs);
}
