import { defineStored } from '@depot/storage';
import * as z from '@depot/storage/schema';

/** Serial numbers that are remembered, the latest; more than a person scans in a day. */
const most = 5_000;

const counted = defineStored({
  key: 'counted-serials',
  schema: z.arrayOfValid(z.string()),
  scope: 'user',
  version: 1,
});

/**
 * Counted goods have no pieces, so the server cannot tell a serial number that it was told before: the device that
 * scanned it does, also after a reload. False where this number of this item was taken in this count before.
 */
export function takeSerial(countId: number, gtin: string | undefined, serial: string | undefined): boolean {
  if (serial === undefined) return true;
  const key = `${countId} ${gtin} ${serial}`;
  const before = counted.get() ?? [];
  if (before.includes(key)) return false;
  counted.set([...before, key].slice(-most));
  return true;
}
