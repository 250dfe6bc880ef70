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
