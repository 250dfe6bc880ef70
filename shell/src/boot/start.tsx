import '../look/styles/base.css';
import { connectApi } from '@depot/api';
import { addNamespace, currentLanguage, setLanguage, startI18n, storedLanguage } from '@depot/i18n';
import { RouterProvider } from '@depot/router';
import { Provider } from '@depot/rtk';
import { addUiTexts, DepotTheme } from '@depot/ui';
import { phoneQuery } from '@depot/ui/variables';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { config } from 'zod/v4/core';
import { fetchLikelyFiles } from '../remotes/preload/fetchAhead.js';
import { getRegistryState, refreshRegistry } from '../remotes/registry/registry.js';
import { setTabToken } from '../remotes/telemetry/queue.js';
import { fetchVitals, startTelemetry } from '../remotes/telemetry/start.js';
import { getCurrentOwner } from '../remotes/telemetry/views.js';
import { clearResponsesWithUser, endRejected } from '../session/clearResponses.js';
import { listenWithPerson, pollWithoutLive } from '../session/live/live.js';
import { refreshClaims } from '../session/renewal.js';
import { sessionStore } from '../session/sessionStore.js';
import { watchClock } from '../session/watchClock.js';
import { store } from '../store.js';
import { waitForSignIn } from './arrival.js';
import { fetchDataParts, fetchExtraParts, fetchSchemas } from './lazyBundles.js';
import { renderAhead } from './rehearsal.js';
import { fetchLoginPage, startRouting } from './router.js';

function connect(): void {
  connectApi({
    token: () => sessionStore.token,
    person: () => sessionStore.claims?.id,
    onRejected: endRejected,
    onViewOnly: () => void refreshClaims(),
    openScreen: getCurrentOwner,
  });
}

/** Milliseconds for which the first page has the network for itself. */
const restAfter = 3_000;

function fetchRest(): void {
  setTimeout(() => {
    fetchVitals(); // browsers buffer the entries that it observes
    fetchSchemas();
    fetchDataParts();
    fetchExtraParts();
    fetchLoginPage();
    void import('../offline/startOffline.js').then(({ startOffline }) => startOffline()).catch(console.warn);
  }, restAfter);
}

/**
 * Prefetches parts for the next screen. A phone's first screen uses cards; a screen with fields requests them itself,
 * and after signing in there is no stored data to validate.
 */
function fetchFirstParts(): void {
  const phone = matchMedia(phoneQuery).matches;
  if (!phone || !globalThis.depotSignIn) fetchSchemas();
  if (!phone) fetchDataParts();
}

/** Prefetches while the user types a password: on the first visit, only the registry tells which files to load. */
async function fetchRegistry(): Promise<void> {
  await refreshRegistry();
  if (globalThis.depotSignIn) fetchLikelyFiles(getRegistryState().document);
}

/** Starts the application. The registry is requested first, because the first page waits for it. */
export async function start(): Promise<void> {
  disableEval();
  connect();
  setTabToken(() => sessionStore.token);
  startTelemetry();
  clearResponsesWithUser();
  listenWithPerson();
  pollWithoutLive();
  watchClock();
  const asked = fetchRegistry();
  fetchFirstParts();
  await startI18n();
  await Promise.all([addShellTexts(), addUiTexts()]);
  const rehearsed = globalThis.depotSignIn && asked.then(renderAhead);
  const leaveSignIn = await waitForSignIn();
  await applyChosenLanguage();
  const root = document.getElementById('root');
  // The sign-in page stays until there is another one.
  if (root) flushSync(() => createRoot(root).render(<Application router={startRouting()} />));
  leaveSignIn();
  void rehearsed?.then((clear) => clear());
  if (document.readyState === 'complete') fetchRest();
  else window.addEventListener('load', fetchRest, { once: true });
}

/** Milliseconds for which the first page waits for its texts in a language that was chosen while it was prepared. */
const textsWithin = 3_000;

/**
 * Applies a language that the user chose on the sign-in page since this script started. A failure to load texts is
 * ignored.
 */
async function applyChosenLanguage(): Promise<void> {
  const language = storedLanguage();
  if (language === currentLanguage()) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, textsWithin));
  await Promise.race([setLanguage(language).catch(console.warn), late]);
}

function Application({ router }: { router: ReturnType<typeof startRouting> }) {
  return (
    <Provider store={store}>
      <DepotTheme>
        {/* A page is drawn in one go: in small slices, between which the browser draws, it takes longer. */}
        <RouterProvider router={router} useTransitions={false} />
      </DepotTheme>
    </Provider>
  );
}

/**
 * Disables zod's check for `eval`. The page's policy forbids it and reports every attempt, which would hide relevant
 * reports. The setting also applies to the remotes' copies.
 */
function disableEval(): void {
  config({ jitless: true });
}

/** Adds the texts of the shell. English is the fallback and part of the code. */
export function addShellTexts(): Promise<void> {
  return addNamespace('shell', {
    gb: () => import(/* webpackMode: "eager" */ '../locales/gb.json'),
    cn: () => import('../locales/cn.json'),
  });
}
