import { commonHeaders } from '@depot/api';
import { livePath, sessionTopic } from '@depot/contracts/live';
import { LiveHub } from '@depot/live';
import type { Live } from '@depot/remote-kit';
import { keeper } from '../session/keeper.js';
import { renewClaims } from '../session/renewal.js';
import { takeChanges } from './takeChanges.js';

/** With which the stream was asked for. */
let asked: string | undefined;

const hub = new LiveHub({
  connect: (lastId, signal) => {
    asked = keeper.token;
    const headers = { ...commonHeaders(), ...(lastId === undefined ? {} : { 'Last-Event-ID': lastId }) };
    return fetch(`/api${livePath}`, { headers, signal });
  },
  // A late answer to an older token must not end the session that has begun since.
  onRefused: () => void (asked === keeper.token && keeper.forget()),
  onChanges: (changes) => {
    if (changes === 'everything' || changes.has(sessionTopic)) void renewClaims();
    takeChanges(changes);
  },
});

/** What remotes may know of it. */
export const live: Live = Object.freeze({ isConnected: hub.isConnected, subscribe: hub.subscribe });

/** Listens as long as somebody is signed in, with the session that there is. */
export function listenWithPerson(): void {
  let token: string | undefined;
  const follow = () => {
    if (keeper.token === token) return;
    ({ token } = keeper);
    if (token === undefined) hub.stop();
    else hub.start();
  };
  keeper.subscribe(follow);
  // Not before the page has asked for what it shows first.
  if (document.readyState === 'complete') follow();
  else window.addEventListener('load', follow, { once: true });
}
