import type { Overlay } from '@depot/remote-kit';

/** The overlay as remotes use it. */
export const overlay: Overlay = Object.freeze({
  show: showOverlay,
  during: async <T>(work: Promise<T>): Promise<T> => {
    const hide = showOverlay();
    try {
      return await work;
    } finally {
      hide();
    }
  },
});

type Token = symbol;

/** Tokens of the callers that show the overlay. */
const open = new Set<Token>();
const listeners = new Set<() => void>();

const notify = (): void => listeners.forEach((listener) => listener());

export const isOverlayOpen = (): boolean => open.size > 0;

export function subscribeOverlay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the full-screen overlay; the returned function releases it. It hides when no caller needs it. */
function showOverlay(): () => void {
  const token = Symbol('overlay');
  open.add(token);
  notify();
  return () => {
    if (open.delete(token)) notify();
  };
}

/** Hides the overlay for all callers: an error dialog must not be behind a spinner. */
export function hideOverlay(): void {
  open.clear();
  notify();
}
