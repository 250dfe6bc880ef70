const listeners = new Set<() => void>();
let opened = false;

export const isGuideOpen = (): boolean => opened;

/** Opens or closes the guide, from wherever: its key, a button, the palette. */
export function setGuideOpen(open: boolean): void {
  opened = open;
  listeners.forEach((listener) => listener());
}

export function subscribeGuide(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Milliseconds around the key in which a scanner would have typed something else. */
export const aloneMs = 120;

const textFields = 'input:not([type=checkbox]):not([type=radio]), textarea, select';

/** True if the target is a text field, which the key belongs to. */
function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(textFields));
}

/** `?`, as a Chinese keyboard writes it too. */
const isGuideKey = ({ key, ctrlKey, metaKey, altKey, repeat, defaultPrevented }: KeyboardEvent): boolean =>
  (key === '?' || key === '？') && !ctrlKey && !metaKey && !altKey && !repeat && !defaultPrevented;

/**
 * Calls back when `?` is pressed alone. Scanners type it, too, but within a code and without a pause. Returns a
 * function that removes the listener.
 */
export function listenForGuideKey(onPressed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Shift') return; // held down to write it
    clearTimeout(timer);
    const now = performance.now();
    const isAfterPause = now - last > aloneMs;
    last = now;
    if (isAfterPause && isGuideKey(event) && !isTextField(event.target)) timer = setTimeout(onPressed, aloneMs);
  };
  window.addEventListener('keydown', onKey);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', onKey);
  };
}
