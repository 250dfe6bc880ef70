import { blame } from './blame.js';

import { observe, sendNow } from './queue.js';
import { failView } from './views.js';

/** Listens for what goes wrong anywhere on the page, and lets nothing wait when the page goes. */
export function startTelemetry(): void {
  window.addEventListener('error', ({ error, filename }) => failView(blame(error, filename), 'errorAsync'));
  window.addEventListener('unhandledrejection', ({ reason }) => failView(blame(reason), 'errorAsync'));
  document.addEventListener('securitypolicyviolation', ({ blockedURI, sourceFile }) =>
    observe({ ...blame(undefined, `${sourceFile} ${blockedURI}`), figure: 'cspViolation' }),
  );
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendNow());
  window.addEventListener('pagehide', sendNow);
}

/** When nothing else is to do: what the page feels like to the person. */
export function fetchVitals(): void {
  void import('./vitals.js').then(({ watchVitals }) => watchVitals());
}
