import { baseApi } from '@depot/api';
import { store } from '../store.js';
import { keeper } from './keeper.js';

/** What the server told one person must not be shown to the next: the answers go when the person goes. */
export function forgetAnswersWithPerson(): void {
  let person = keeper.claims?.id;
  keeper.subscribe(() => {
    const next = keeper.claims?.id;
    if (person !== undefined && next !== person) store.dispatch(baseApi.util.resetApiState());
    person = next;
  });
}
