import { baseApi } from '@depot/api';
import { store } from '../store.js';
import { sessionStore } from './sessionStore.js';

/** What has been answered is asked for anew, by what is on screen at once. */
export function forgetResponses(): void {
  store.dispatch(baseApi.util.resetApiState());
}

/** What the server told one person must not be shown to the next: the responses go when the person goes. */
export function forgetResponsesWithPerson(): void {
  let person = sessionStore.claims?.id;
  sessionStore.subscribe(() => {
    const next = sessionStore.claims?.id;
    if (person !== undefined && next !== person) forgetResponses();
    person = next;
  });
}
