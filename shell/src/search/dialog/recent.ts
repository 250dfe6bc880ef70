import { defineStored } from '@depot/storage';
import * as z from '@depot/storage/schema';
import type { Item } from './item.js';

/** So many places are remembered. */
const most = 6;

const place: z.Type<Item> = z.object({
  kind: z.enum(['screen', 'order', 'invoice', 'product', 'customer', 'action']),
  to: z.string().check(z.startsWith('/in/')),
  label: z.string(),
  detail: z.optional(z.string()),
});
const places = z.arrayOfValid(place);

/** Stored per user; a logout clears it with all other user data. */
const readStoredPlaces = (userId: number) =>
  defineStored({ key: `recent-places:${userId}`, schema: places, scope: 'user', version: 1 });

/** Places that the user opened through the palette, newest first. */
export const listRecentPlaces = (userId: number): Item[] => readStoredPlaces(userId).get()?.slice(0, most) ?? [];

export function recordPlace(userId: number, { kind, to, label, detail }: Item): void {
  const others = listRecentPlaces(userId).filter((each) => each.to !== to);
  readStoredPlaces(userId).set([{ kind, to, label, detail }, ...others].slice(0, most));
}
