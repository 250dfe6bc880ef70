import './styles/base.css';
import { connectApi } from '@depot/api';
import { startI18n } from '@depot/i18n';
import { addUiTexts } from '@depot/ui';
import { createRoot } from 'react-dom/client';
import { Application } from './Application.js';
import { fetchDataParts, fetchExtraParts } from './federation/lazyBundles.js';
import { listenWithPerson } from './live/live.js';
import { refreshRegistry } from './registry/registry.js';
import { forgetResponsesWithPerson } from './session/forgetResponses.js';
import { renewClaims } from './session/renewal.js';
import { renewWithoutLive } from './session/renewWithoutLive.js';
import { sessionStore } from './session/sessionStore.js';
import { keepToPolicy } from './strictPolicy.js';
import { fetchVitals, startTelemetry } from './telemetry/start.js';
import { addShellTexts } from './texts.js';

function connect(): void {
  connectApi({
    token: () => sessionStore.token,
    // A late answer to an older token must not end the session that has begun since.
    onRejected: (token) => token === sessionStore.token && sessionStore.forget(),
    onViewOnly: () => void renewClaims(),
  });
}

function fetchRest(): void {
  fetchDataParts();
  fetchExtraParts();
  fetchVitals();
}

/** Starts the application. The registry is asked first: its answer is what the first page waits for. */
export async function start(): Promise<void> {
  keepToPolicy();
  connect();
  startTelemetry();
  forgetResponsesWithPerson();
  listenWithPerson();
  renewWithoutLive();
  void refreshRegistry();
  if (sessionStore.claims) fetchDataParts(); // a screen is about to need them; at the login they can wait
  await startI18n();
  await Promise.all([addShellTexts(), addUiTexts()]);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Application />);
  window.addEventListener('load', fetchRest, { once: true });
}
