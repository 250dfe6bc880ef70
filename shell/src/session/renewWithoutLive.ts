import { live } from '../live/live.js';
import { renewClaims } from './renewal.js';

/** Milliseconds between two looks: a change is to be seen within ten seconds. */
const lookEvery = 8_000;

/** Looks again and again while nothing is told by itself. */
export function renewWithoutLive(): void {
  setInterval(() => {
    if (!live.isConnected() && !document.hidden) void renewClaims();
  }, lookEvery);
}
