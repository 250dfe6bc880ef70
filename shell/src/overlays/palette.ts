const listeners = new Set<() => void>();
let opened = false;
/** Keys typed before the field was mounted; undefined once it takes them itself. */
let typedAhead: string | undefined;
/** Element that had the focus before. */
let before: Element | null = null;

export const isPaletteOpen = (): boolean => opened;

/** Opens or closes the palette, from wherever: a key, a button, the palette itself. */
export function setPaletteOpen(open: boolean): void {
  if (open && !opened) {
    before = document.activeElement;
    typedAhead = '';
  }
  opened = open;
  listeners.forEach((listener) => listener());
}

export function subscribePalette(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Captures keys while the palette is loading, so that they do not reach the page behind it. */
export function captureTyping(event: KeyboardEvent): void {
  if (!opened || typedAhead === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') setPaletteOpen(false);
  else if (event.key === 'Backspace') typedAhead = typedAhead.slice(0, -1);
  else if (event.key.length === 1) typedAhead += event.key;
  else if (event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}

/** Returns the captured keys; from now on the field takes the keys itself. */
export function readTypedAhead(): string {
  const text = typedAhead ?? '';
  typedAhead = undefined;
  return text;
}

/** Leaves the focus to the page that the palette opens. */
export function releaseFocus(): void {
  before = null;
}

/** Focuses the element that had the focus before the palette opened, if it still exists. */
export function restoreFocus(): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus();
  before = null;
}

/** Ctrl-K, or ⌘K on a Mac. */
export function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** Notation of the shortcut on this device. */
export function formatShortcut(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';
}
