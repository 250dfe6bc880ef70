import { baseApi } from '@depot/api';
import { store } from '../store.js';
import { keeper } from './keeper.js';

/** What has been answered is asked for anew, by what is on screen at once. */
export function forgetAnswers(): void {
  store.dispatch(baseApi.util.resetApiState());
}

/** What the server told one person must not be shown to the next: the answers go when the person goes. */
export function forgetAnswersWithPerson(): void {
  let person = keeper.claims?.id;
  keeper.subscribe(() => {
    const next = keeper.claims?.id;
    if (person !== undefined && next !== person) forgetAnswers();
    person = next;
  });
}
