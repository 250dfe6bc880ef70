import { ownerOf } from '../federation/integrity.js';
import { recordMetric, sendNow } from './queue.js';
import { type CodeOwner, failView, shellOwner } from './views.js';

const addresses = /https?:\/\/[^\s)]+/g;

/** Whose code threw: the remote whose file is the first of one in the trace, else the shell. */
export function attributeError(error: unknown, file = ''): CodeOwner {
  const trace = error instanceof Error ? (error.stack ?? '') : '';
  for (const [address] of `${file} ${trace}`.matchAll(addresses)) {
    const owner = ownerOf(address);
    if (owner) return { remote: owner.remote, version: owner.version };
  }
  return shellOwner;
}

/** Listens for what goes wrong anywhere on the page, and lets nothing wait when the page goes. */
export function startTelemetry(): void {
  window.addEventListener('error', ({ error, filename }) => failView(attributeError(error, filename), 'errorAsync'));
  window.addEventListener('unhandledrejection', ({ reason }) => failView(attributeError(reason), 'errorAsync'));
  document.addEventListener('securitypolicyviolation', ({ blockedURI, sourceFile }) =>
    recordMetric({ ...attributeError(undefined, `${sourceFile} ${blockedURI}`), figure: 'cspViolation' }),
  );
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendNow());
  window.addEventListener('pagehide', sendNow);
}

/** When nothing else is to do: what the page feels like to the person. */
export function fetchVitals(): void {
  const watch = import('./vitals.js').then(({ watchVitals }) => watchVitals());
  watch.catch(() => undefined); // without a network nobody is measured
}
