import { sessionStore } from '../session/sessionStore.js';
import { store } from '../store.js';
import { prefetchScreen } from './screens.js';

/**
 * Milliseconds for which a pointer or the focus stays before the page's data is asked for: whoever passes by asks
 * nothing.
 */
const hoverDelayMs = 60;

let waiting: ReturnType<typeof setTimeout> | undefined;

async function prefetchQuery(path: string): Promise<void> {
  const screen = await prefetchScreen(path);
  const { claims } = sessionStore;
  if (claims) screen?.prefetch?.({ claims, ask: (question) => void store.dispatch(question) });
}

/** Somebody points at the way to a page: its code is fetched, and what it shows first where they stay. */
export function prefetchRoute(path: string): void {
  forgetExpected();
  void prefetchScreen(path);
  waiting = setTimeout(() => void prefetchQuery(path), hoverDelayMs);
}

/** The pointer or the focus is gone again. */
export function forgetExpected(): void {
  clearTimeout(waiting);
}

/** The way is being pressed. */
export function pressPage(path: string): void {
  forgetExpected();
  void prefetchQuery(path);
}
