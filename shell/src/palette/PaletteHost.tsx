import type { NavigationEntry } from '@depot/contracts/deployments';
import { useTranslation } from '@depot/i18n';
import { fetchedPart } from '@depot/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useOnDemand } from '../frame/onDemand/useOnDemand.js';
import { catchTyping, giveFocusBack, isPaletteKey, paletteIsOpen, setPaletteOpen, subscribePalette } from './opened.js';

const palette = fetchedPart(async () => (await import('./dialog/Palette.js')).Palette);
const close = () => setPaletteOpen(false);

/** Listens for the key, and shows the palette. */
export function PaletteHost({ entries }: { entries: NavigationEntry[] }) {
  const { t } = useTranslation('shell');
  const open = useSyncExternalStore(subscribePalette, paletteIsOpen);
  const Palette = useOnDemand(palette, { isOpen: open, close, title: t('palette.open') });
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
      close(); // the next user's palette starts closed
    };
  }, []);
  return Palette ? <Palette entries={entries} /> : null;
}
