import type { NavigationEntry } from '@depot/contracts/deployments';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { catchTyping, giveFocusBack, isPaletteKey, paletteIsOpen, setPaletteOpen, subscribePalette } from './opened.js';

/** Fetched when it is first wanted. */
const Palette = lazy(() => import('./dialog/Palette.js').then(({ Palette: component }) => ({ default: component })));

/** Listens for the key, and shows the palette. */
export function PaletteHost({ entries }: { entries: NavigationEntry[] }) {
  const open = useSyncExternalStore(subscribePalette, paletteIsOpen);
  useEffect(() => {
    if (!open) giveFocusBack();
  }, [open]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault(); // the browser's own search
      setPaletteOpen(!paletteIsOpen());
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('keydown', catchTyping, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keydown', catchTyping, { capture: true });
      setPaletteOpen(false); // of whoever signs in next
    };
  }, []);
  return open ? (
    <Suspense fallback={null}>
      <Palette entries={entries} />
    </Suspense>
  ) : null;
}
