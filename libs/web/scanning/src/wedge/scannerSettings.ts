import { defineStored, useStored } from '@depot/storage';
import * as z from '@depot/storage/schema';

/** Keyboard layout that the scanner assumes: `us` reads keys by position, `local` by this computer's layout. */
const scannerLayouts = ['auto', 'us', 'local'] as const;
type ScannerLayout = (typeof scannerLayouts)[number];

/** Detected settings of this device's hand scanner. */
export interface ScannerSettings {
  /** Text that it sends before each code; may be empty. */
  prefix: string;
  /** Text that it sends instead of FNC1; empty for the group separator, which needs no setting. */
  separator: string;
  layout: ScannerLayout;
}

export const usualScanner: ScannerSettings = { prefix: '', separator: '', layout: 'auto' };

/** Belongs to the scanner at this device, so it outlives a logout. */
const stored = defineStored({
  key: 'depot-scanner',
  schema: z.object({ prefix: z.string(), separator: z.string(), layout: z.enum(scannerLayouts) }),
  scope: 'device',
  version: 1,
});

/** Stored settings, or the defaults. */
export const getScannerSettings = (): ScannerSettings => stored.get() ?? usualScanner;

/** Settings and their setter. */
export function useScannerSettings(): [ScannerSettings, (settings: ScannerSettings) => void] {
  const [settings = usualScanner, keep] = useStored(stored);
  return [settings, keep];
}
