import './styles/base.css';
import { connectApi } from '@depot/api';
import { addNamespace, currentLanguage, setLanguage, startI18n, storedLanguage } from '@depot/i18n';
import { RouterProvider } from '@depot/router';
import { Provider } from '@depot/rtk';
import { addUiTexts, DepotTheme } from '@depot/ui';
import { phoneQuery } from '@depot/ui/variables';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { config } from 'zod/v4/core';
import { fetchDataParts, fetchExtraParts, fetchSchemas } from './federation/lazyBundles.js';
import { listenWithPerson, renewWithoutLive } from './live/live.js';
import { preloadLikely } from './preload/fetchAhead.js';
import { rehearse } from './preload/rehearsal.js';
import { refreshRegistry, registryState } from './registry/registry.js';
import { fetchLoginPage, startRouting } from './routing/router.js';
import { awaitArrival } from './session/arrival.js';
import { endRejected, forgetResponsesWithPerson } from './session/forgetResponses.js';
import { renewClaims } from './session/renewal.js';
import { sessionStore } from './session/sessionStore.js';
import { watchClock } from './session/watchClock.js';
import { store } from './store.js';
import { identifyTab } from './telemetry/queue.js';
import { fetchVitals, startTelemetry } from './telemetry/start.js';
import { currentOwner } from './telemetry/views.js';

function connect(): void {
  connectApi({
    token: () => sessionStore.token,
    person: () => sessionStore.claims?.id,
    onRejected: endRejected,
    onViewOnly: () => void renewClaims(),
    openScreen: currentOwner,
  });
}

/** Milliseconds for which the first page has the network for itself. */
const restAfter = 3_000;

function fetchRest(): void {
  setTimeout(() => {
    fetchVitals(); // browsers remember what it asks for
    fetchSchemas();
    fetchDataParts();
    fetchExtraParts();
    fetchLoginPage();
    void import('./offline/startOffline.js').then(({ startOffline }) => startOffline()).catch(console.warn);
  }, restAfter);
}

/**
 * What a screen is about to need. A phone's first one is drawn with cards; one with fields asks for them itself, and
 * after signing in nothing is stored that would have to be checked.
 */
function fetchFirstParts(): void {
  const phone = matchMedia(phoneQuery).matches;
  if (!phone || !globalThis.depotSignIn) fetchSchemas();
  if (!phone) fetchDataParts();
}

/**
 * While somebody types a password, what comes after is fetched: who has never been here knows no files before the
 * registry has named them.
 */
async function askRegistry(): Promise<void> {
  await refreshRegistry();
  if (globalThis.depotSignIn) preloadLikely(registryState().document);
}

/** Starts the application. The registry is asked first: its answer is what the first page waits for. */
export async function start(): Promise<void> {
  keepToPolicy();
  connect();
  identifyTab(() => sessionStore.token);
  startTelemetry();
  forgetResponsesWithPerson();
  listenWithPerson();
  renewWithoutLive();
  watchClock();
  const asked = askRegistry();
  fetchFirstParts();
  await startI18n();
  await Promise.all([addShellTexts(), addUiTexts()]);
  const rehearsed = globalThis.depotSignIn && asked.then(rehearse);
  const leaveSignIn = await awaitArrival();
  await followChoice();
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

/** The sign-in page may have chosen another language since this script began. Texts that do not come stop nothing. */
async function followChoice(): Promise<void> {
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
 * Zod tries whether it may make code out of text. The page's policy forbids that and tells operations of every try,
 * which would hide what they should look at. The setting holds for the remotes' copies as well.
 */
function keepToPolicy(): void {
  config({ jitless: true });
}

/** Texts of the shell. English is the fallback and comes with the code. */
export function addShellTexts(): Promise<void> {
  return addNamespace('shell', {
    gb: () => import(/* webpackMode: "eager" */ './locales/gb.json'),
    cn: () => import('./locales/cn.json'),
  });
}
