import { sessionStore } from '../../session/sessionStore.js';
import { store } from '../../store.js';
import { prefetchScreen } from './screens.js';

/** Milliseconds of hover or focus before the page's data is requested, so that passing over a link requests nothing. */
const hoverDelayMs = 60;

let waiting: ReturnType<typeof setTimeout> | undefined;

async function prefetchQuery(path: string): Promise<void> {
  const screen = await prefetchScreen(path);
  const { claims } = sessionStore;
  if (claims) screen?.prefetch?.({ claims, ask: (question) => void store.dispatch(question) });
}

/** Prefetches the code of a page when the user points at a link to it, and its first data if the pointer stays. */
export function prefetchRoute(path: string): void {
  cancelPrefetch();
  void prefetchScreen(path);
  waiting = setTimeout(() => void prefetchQuery(path), hoverDelayMs);
}

/** Called when the pointer or the focus leaves. */
export function cancelPrefetch(): void {
  clearTimeout(waiting);
}

/** Called when the link is pressed. */
export function fetchPressedPage(path: string): void {
  cancelPrefetch();
  void prefetchQuery(path);
}
