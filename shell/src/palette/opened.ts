const listeners = new Set<() => void>();
let opened = false;
/** What had the focus before. */
let before: Element | null = null;

export const paletteIsOpen = (): boolean => opened;

/** Opens or closes the palette, from wherever: a key, a button, the palette itself. */
export function setPaletteOpen(open: boolean): void {
  if (open && !opened) before = document.activeElement;
  opened = open;
  listeners.forEach((listener) => listener());
}

export function subscribePalette(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** To whatever had it before the palette opened, where that is still there. */
export function giveFocusBack(): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus();
  before = null;
}

/** Ctrl-K, or ⌘K on a Mac. */
export function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** As this device writes it. */
export function shortcutText(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';
}
