import { commonHeaders } from '@depot/api';
import { livePath, sessionTopic } from '@depot/contracts/live';
import { LiveHub, thisMoment } from '@depot/live';
import type { Live } from '@depot/remote-kit';
import { renewClaims } from '../session/renewal.js';
import { sessionStore } from '../session/sessionStore.js';
import { applyInvalidations } from './applyInvalidations.js';

/** With which the stream was asked for. */
let asked: string | undefined;

const hub = new LiveHub({
  connect: (lastId, signal) => {
    asked = sessionStore.token;
    const headers = { ...commonHeaders(), ...(lastId === undefined ? {} : { 'Last-Event-ID': lastId }) };
    return fetch(`/api${livePath}`, { headers, signal });
  },
  // A late answer to an older token must not end the session that has begun since.
  onRejected: () => void (asked === sessionStore.token && sessionStore.forget()),
  onChanges: (changes) => {
    if (changes === 'everything' || changes.has(sessionTopic)) void renewClaims();
    applyInvalidations(changes);
  },
});

/** What remotes may know of it. */
export const live: Live = Object.freeze({ isConnected: hub.isConnected, subscribe: hub.subscribe });

/** Listens as long as somebody is signed in, with the session that there is. */
export function listenWithPerson(): void {
  let token: string | undefined;
  // screens begin to ask with the session, and on a bad line long before the page has loaded
  let [seen, since] = [sessionStore.token, thisMoment()];
  sessionStore.subscribe(() => {
    if (sessionStore.token !== seen) [seen, since] = [sessionStore.token, thisMoment()];
  });
  const follow = () => {
    if (sessionStore.token === token) return;
    ({ token } = sessionStore);
    if (token === undefined) hub.stop();
    else hub.start(since);
  };
  sessionStore.subscribe(follow);
  // Not before the page has asked for what it shows first.
  if (document.readyState === 'complete') follow();
  else window.addEventListener('load', follow, { once: true });
}

/** Milliseconds between two looks: a change is to be seen within ten seconds. */
const lookEvery = 8_000;

/** Looks again and again while nothing is told by itself. */
export function renewWithoutLive(): void {
  setInterval(() => {
    if (!live.isConnected() && !document.hidden) void renewClaims();
  }, lookEvery);
}
