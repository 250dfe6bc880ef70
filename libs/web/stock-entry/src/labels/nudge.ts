import type { SheetPlace } from './labelRequest.js';

export type Nudge = Pick<SheetPlace, 'offsetX' | 'offsetY'>;

/** Belongs to the printer of this device, so it outlives a logout. */
const storageKey = 'depot-label-nudge';
export const largestNudge = 0.5;

const inRange = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= largestNudge;

export function storedNudge(): Nudge {
  try {
    const { offsetX, offsetY } = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Nudge>;
    return { offsetX: inRange(offsetX) ? offsetX : 0, offsetY: inRange(offsetY) ? offsetY : 0 };
  } catch {
    return { offsetX: 0, offsetY: 0 };
  }
}

export function storeNudge(nudge: Nudge): void {
  localStorage.setItem(storageKey, JSON.stringify(nudge));
}
