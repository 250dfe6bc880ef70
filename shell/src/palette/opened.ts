const listeners = new Set<() => void>();
let opened = false;
/** What was typed before there was a field for it; undefined while it goes into the field. */
let typedAhead: string | undefined;
/** What had the focus before. */
let before: Element | null = null;

export const paletteIsOpen = (): boolean => opened;

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

/** While the palette is still on its way: keeps what is typed from the page behind it. */
export function catchTyping(event: KeyboardEvent): void {
  if (!opened || typedAhead === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') setPaletteOpen(false);
  else if (event.key === 'Backspace') typedAhead = typedAhead.slice(0, -1);
  else if (event.key.length === 1) typedAhead += event.key;
  else if (event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}

/** What was typed until the field was ready; from now on it takes the keys itself. */
export function takeTypedAhead(): string {
  const text = typedAhead ?? '';
  typedAhead = undefined;
  return text;
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
