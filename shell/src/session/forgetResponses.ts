import { apiSlice } from '@depot/api';
import { forgetListAddresses } from '@depot/router';
import { anyText, clearArchives, defineStored } from '@depot/storage';
import { store } from '../store.js';
import { sessionStore } from './sessionStore.js';

/** What has been answered is asked for anew, by what is on screen at once. */
export function forgetResponses(): void {
  store.dispatch(apiSlice.util.resetApiState());
}

/** Whose answers this browser keeps. A logout forgets both; when a session runs out, they stay. */
const answersOf = defineStored({
  key: 'answers-of',
  schema: anyText,
  scope: 'user',
  version: 1,
  format: 'text',
});

/** The answers in the browser's database are those of this person from now on. */
function keepAnswersOf(person: number): void {
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

/** What one person was told or looked for must not be shown to the next: it goes when the person goes. */
export function forgetResponsesWithPerson(): void {
  let person = sessionStore.claims?.id;
  // Whoever was signed in before this was written down keeps what there is, for a start without a network.
  if (person !== undefined && answersOf.get() === undefined) answersOf.set(String(person));
  if (person !== undefined) keepAnswersOf(person);
  sessionStore.subscribe(() => {
    const next = sessionStore.claims?.id;
    if (person !== undefined && next !== person) {
      forgetResponses();
      forgetListAddresses();
    }
    if (next !== undefined && next !== person) keepAnswersOf(next);
    person = next;
  });
}
