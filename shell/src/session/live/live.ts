import { commonHeaders } from '@depot/api';
import { livePath, sessionTopic } from '@depot/contracts/live';
import { LiveHub, thisMoment } from '@depot/live';
import type { Live } from '@depot/remote-kit';
import { refreshClaims } from '../renewal.js';
import { sessionStore } from '../sessionStore.js';
import { applyInvalidations } from './applyInvalidations.js';

/** Token of the stream's request. */
let asked: string | undefined;

const hub = new LiveHub({
  connect: (lastId, signal) => {
    asked = sessionStore.token;
    const headers = { ...commonHeaders(), ...(lastId === undefined ? {} : { 'Last-Event-ID': lastId }) };
    return fetch(`/api${livePath}`, { headers, signal });
  },
  // A late response to an older token must not end the current session.
  onRejected: () => void (asked === sessionStore.token && sessionStore.forget()),
  onChanges: (changes) => {
    if (changes === 'everything' || changes.has(sessionTopic)) void refreshClaims();
    applyInvalidations(changes);
  },
});

/** Interface for remotes. */
export const live: Live = Object.freeze({ isConnected: hub.isConnected, subscribe: hub.subscribe });

/** Keeps the stream open while a user is signed in, with the current session. */
export function listenWithPerson(): void {
  let token: string | undefined;
  // changes count from the start of the session: on a slow network screens send queries long before the page has loaded
  let [seen, since] = [sessionStore.token, thisMoment()];
  sessionStore.subscribe(() => {
    if (sessionStore.token !== seen) [seen, since] = [sessionStore.token, thisMoment()];
  });
  const listenToSession = () => {
    if (sessionStore.token === token) return;
    ({ token } = sessionStore);
    if (token === undefined) hub.stop();
    else hub.start(since);
  };
  sessionStore.subscribe(listenToSession);
  // The page's first requests go before the stream.
  if (document.readyState === 'complete') listenToSession();
  else window.addEventListener('load', listenToSession, { once: true });
}

/** Polling interval in milliseconds: a change must be visible within ten seconds. */
const lookEvery = 8_000;

/** Polls while live updates are not connected. */
export function pollWithoutLive(): void {
  setInterval(() => {
    if (!live.isConnected() && !document.hidden) void refreshClaims();
  }, lookEvery);
}
