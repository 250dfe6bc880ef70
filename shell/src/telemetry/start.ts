import { attributeError } from './attributeError.js';
import { recordMetric, sendNow } from './queue.js';
import { failView } from './views.js';

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
  void import('./vitals.js').then(({ watchVitals }) => watchVitals());
}
