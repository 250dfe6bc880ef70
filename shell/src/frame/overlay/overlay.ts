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

/** Those who have it open. */
const open = new Set<Token>();
const listeners = new Set<() => void>();

const notify = (): void => listeners.forEach((listener) => listener());

export const overlayIsOpen = (): boolean => open.size > 0;

export function subscribeOverlay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the full-screen overlay; the returned function gives it up again. It goes when nobody needs it any more. */
function showOverlay(): () => void {
  const token = Symbol('overlay');
  open.add(token);
  notify();
  return () => {
    if (open.delete(token)) notify();
  };
}

/** Takes it away whoever needs it: an error dialog must not stand behind a spinner. */
export function hideOverlay(): void {
  open.clear();
  notify();
}
