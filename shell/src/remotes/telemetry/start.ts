import { findOwner } from '../verify/integrity.js';
import { recordMetric, sendNow } from './queue.js';
import { reportThrown, sendThrown } from './thrownErrors.js';
import { type CodeOwner, recordFailedView, shellOwner } from './views.js';

const addresses = /https?:\/\/[^\s)]+/g;

/** Owner of the code that threw: the remote of the first file in the trace that belongs to one, else the shell. */
export function findErrorOwner(error: unknown, file = ''): CodeOwner {
  const trace = error instanceof Error ? (error.stack ?? '') : '';
  for (const [address] of `${file} ${trace}`.matchAll(addresses)) {
    const owner = findOwner(address);
    if (owner) return { remote: owner.remote, version: owner.version };
  }
  return shellOwner;
}

/** Listens for errors anywhere on the page, and sends queued events when the page is hidden. */
export function startTelemetry(): void {
  window.addEventListener('error', ({ error, filename }) => recordUncaught(error, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => recordUncaught(reason));
  document.addEventListener('securitypolicyviolation', ({ blockedURI, sourceFile }) =>
    recordMetric({ ...findErrorOwner(undefined, `${sourceFile} ${blockedURI}`), figure: 'cspViolation' }),
  );
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendAll());
  window.addEventListener('pagehide', sendAll);
}

function sendAll(): void {
  sendNow();
  sendThrown();
}

/** An error that no boundary caught. */
function recordUncaught(error: unknown, file?: string): void {
  const owner = findErrorOwner(error, file);
  recordFailedView(owner, 'errorAsync');
  reportThrown(owner, error);
}

/** Called when the browser is idle: measures the web vitals. */
export function fetchVitals(): void {
  const watch = import('./vitals.js').then(({ watchVitals }) => watchVitals());
  watch.catch(() => undefined); // offline, no vitals are measured
}
