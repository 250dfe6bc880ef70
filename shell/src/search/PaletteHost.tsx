import type { NavigationEntry } from '@depot/contracts/deployments';
import { useTranslation } from '@depot/i18n';
import { fetchedPart } from '@depot/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useOnDemand } from '../overlays/onDemand/useOnDemand.js';
import {
  captureTyping,
  isPaletteKey,
  isPaletteOpen,
  restoreFocus,
  setPaletteOpen,
  subscribePalette,
} from '../overlays/palette.js';

const palette = fetchedPart(async () => (await import('./dialog/Palette.js')).Palette);
const close = () => setPaletteOpen(false);

/** Listens for the key, and shows the palette. */
export function PaletteHost({ entries }: { entries: NavigationEntry[] }) {
  const { t } = useTranslation('shell');
  const open = useSyncExternalStore(subscribePalette, isPaletteOpen);
  const Palette = useOnDemand(palette, { isOpen: open, close, title: t('palette.open') });
  useEffect(() => {
    if (!open) restoreFocus();
  }, [open]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault(); // the browser's own search
      setPaletteOpen(!isPaletteOpen());
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('keydown', captureTyping, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keydown', captureTyping, { capture: true });
      close(); // the next user's palette starts closed
    };
  }, []);
  return Palette ? <Palette entries={entries} /> : null;
}
