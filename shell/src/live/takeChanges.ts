import { baseApi } from '@depot/api';
import { tagsOf, together, type Changes } from '@depot/live';
import { store } from '../store.js';

/** Milliseconds between two renewals: a busy warehouse changes something all the time. */
const pace = 700;

const liveApi = baseApi.enhanceEndpoints({ addTagTypes: ['Order', 'Return', 'Invoice'] });

let waiting: Changes | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Has the screens ask anew for what has changed: at once after a pause, at its pace while much is going on, and not while nobody looks. */
export function takeChanges(changes: Changes): void {
  waiting = together(waiting, changes);
  if (timer === undefined) renew();
}

function renew(): void {
  timer = undefined;
  if (waiting === undefined || document.hidden) return;
  store.dispatch(liveApi.util.invalidateTags(tagsOf(waiting)));
  waiting = undefined;
  timer = setTimeout(renew, pace);
}

document.addEventListener('visibilitychange', () => timer === undefined && renew());
