import { apiSlice } from '@depot/api';
import type { ListTopic } from '@depot/contracts/live';
import { batch, type Changes, tagsOf } from '@depot/live';
import { store } from '../../store.js';

/** Milliseconds between two renewals: a busy warehouse changes something all the time. */
const pace = 700;
/** Pace of stock in milliseconds. It is longer, because screens show many stock rows and every order changes them. */
const stockPace = 5_000;
const stock: ListTopic = 'inventory';

let waiting: Changes | undefined;
let stockRenewed = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Makes screens refetch changed data: immediately after a pause, at the topic's pace during many changes, and never
 * while the tab is hidden.
 */
export function applyInvalidations(changes: Changes): void {
  waiting = batch(waiting, changes);
  if (timer === undefined) refetchDue();
}

function refetchDue(): void {
  timer = undefined;
  if (waiting === undefined || document.hidden) return;
  const { due, later } = collectDue(waiting);
  store.dispatch(apiSlice.util.invalidateTags(tagsOf(due)));
  waiting = later;
  timer = setTimeout(refetchDue, pace);
}

function collectDue(changes: Changes): { due: Changes; later?: Changes } {
  const hasStock = changes === 'everything' || changes.has(stock);
  if (hasStock && changes !== 'everything' && Date.now() - stockRenewed < stockPace)
    return { due: new Set([...changes].filter((topic) => topic !== stock)), later: new Set([stock]) };
  if (hasStock) stockRenewed = Date.now();
  return { due: changes };
}

document.addEventListener('visibilitychange', () => timer === undefined && refetchDue());
