import type { Item } from './item.js';

/** So many places are remembered. */
const most = 6;
/** Of one person; a logout clears it with everything else that is personal. */
const keyOf = (userId: number) => `recent-places:${userId}`;

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && 'to' in value && 'label' in value && String(value.to).startsWith('/in/');

/** Where the person went by the palette, the last one first. */
export function recentPlaces(userId: number): Item[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isItem).slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberPlace(userId: number, { kind, to, label, detail }: Item): void {
  const others = recentPlaces(userId).filter((place) => place.to !== to);
  localStorage.setItem(keyOf(userId), JSON.stringify([{ kind, to, label, detail }, ...others].slice(0, most)));
}
