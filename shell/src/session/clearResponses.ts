import { apiSlice } from '@depot/api';
import { forgetListAddresses } from '@depot/router';
import { anyText, clearArchives, defineStored } from '@depot/storage';
import { store } from '../store.js';
import { sessionStore } from './sessionStore.js';

/** Discards all cached responses; queries of mounted components refetch immediately. */
export function clearResponses(): void {
  store.dispatch(apiSlice.util.resetApiState());
}

/** Owner of the stored responses. A logout removes both; an expired session keeps them. */
const answersOf = defineStored({
  key: 'answers-of',
  schema: anyText,
  scope: 'user',
  version: 1,
  format: 'text',
});

/** Assigns the stored responses to this user. */
function setResponseOwner(person: number): void {
  const owner = String(person);
  if (answersOf.get() === owner) return;
  void clearArchives();
  answersOf.set(owner);
}

/**
 * The server takes a token no more. One that has not run out was ended before its time, so the device, which may be
 * lost, keeps no answers. A late answer to an older token must not end the session that has begun since.
 */
export function endRejected(token: string): void {
  if (token !== sessionStore.token) return;
  const isEarly = sessionStore.secondsLeft > 0;
  sessionStore.forget();
  if (!isEarly) return;
  answersOf.remove();
  void clearArchives();
}

/** Discards responses and searches when the user changes, because the next user must not see them. */
export function clearResponsesWithUser(): void {
  let person = sessionStore.claims?.id;
  // Sessions from before this record was introduced keep their responses, for an offline start.
  if (person !== undefined && answersOf.get() === undefined) answersOf.set(String(person));
  if (person !== undefined) setResponseOwner(person);
  sessionStore.subscribe(() => {
    const next = sessionStore.claims?.id;
    if (person !== undefined && next !== person) {
      clearResponses();
      forgetListAddresses();
    }
    if (next !== undefined && next !== person) setResponseOwner(next);
    person = next;
  });
}
