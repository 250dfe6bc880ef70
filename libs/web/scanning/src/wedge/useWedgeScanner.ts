import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { wedgeListener } from './listener.js';

interface WedgeOptions {
  /** False ignores scans and does not withhold keys. */
  enabled?: boolean;
  /** Element that the scans belong to. They are ignored while a dialog outside of it is open. */
  within?: RefObject<Element | null>;
}

/**
 * Hears a hand scanner that types (a wedge), wherever the focus is. Ordinary typing goes on undisturbed, and a field
 * that has the focus keeps its text. Scans go to the component that asked last, so a dialog hears them instead of the
 * page below.
 */
export function useWedgeScanner(onScan: (text: string) => void, { enabled = true, within }: WedgeOptions = {}): void {
  const hear = useEffectEvent(onScan);
  // A layout effect, so that scans are received as soon as the user sees the field.
  useLayoutEffect(() => {
    if (!enabled) return;
    const isReachable = () => openDialog()?.contains(within?.current ?? null) ?? true;
    return wedgeListener.subscribe({ onScan: (text) => hear(text), isReachable });
  }, [enabled, within]);
}

/** The dialog on top that is open now, if any. Closed ones may stay in the page, hidden. */
function openDialog(): Element | undefined {
  const isOpen = (dialog: Element) =>
    dialog.closest('[style*="display: none"], [hidden], [aria-hidden="true"]') === null;
  return [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].filter(isOpen).at(-1);
}
