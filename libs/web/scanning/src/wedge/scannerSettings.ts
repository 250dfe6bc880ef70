import { defineStored, useStored } from '@depot/storage';
import * as z from '@depot/storage/schema';

/** Which keyboard the scanner believes it is: `us` by the place of its keys, `local` by what this computer reads. */
const scannerLayouts = ['auto', 'us', 'local'] as const;
type ScannerLayout = (typeof scannerLayouts)[number];

/** How the hand scanner of this device was found to be set. */
export interface ScannerSettings {
  /** What it sends before each code; empty where nothing. */
  prefix: string;
  /** What it sends in the place of FNC1; empty for the group separator, which needs no word. */
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

/** The settings that are kept, or the usual ones. */
export const scannerSettings = (): ScannerSettings => stored.get() ?? usualScanner;

/** The settings and how to keep others. */
export function useScannerSettings(): [ScannerSettings, (settings: ScannerSettings) => void] {
  const [settings = usualScanner, keep] = useStored(stored);
  return [settings, keep];
}
