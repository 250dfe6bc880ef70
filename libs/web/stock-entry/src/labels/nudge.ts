import { defineStored, useStored } from '@depot/storage';
import * as z from '@depot/storage/schema';
import type { SheetPlace } from './labelRequest.js';

export type Nudge = Pick<SheetPlace, 'offsetX' | 'offsetY'>;

export const maxNudge = 0.5;

const offset = z.catch(z.number().check(z.minimum(-maxNudge), z.maximum(maxNudge)), 0);

/** Belongs to the printer of this device, so it outlives a logout. */
const stored = defineStored({
  key: 'depot-label-nudge',
  schema: z.object({ offsetX: offset, offsetY: offset }),
  scope: 'device',
  version: 1,
});

const none: Nudge = { offsetX: 0, offsetY: 0 };

/** Shift of labels on the sheet for this device's printer, and its setter. */
export function useNudge(): [Nudge, (nudge: Nudge) => void] {
  const [nudge = none, setNudge] = useStored(stored);
  return [nudge, setNudge];
}
