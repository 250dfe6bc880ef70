import { createHash } from 'node:crypto';
import { type PlacedVersion, placesOfSplit, scale, type SplitPlaces } from './places.js';

/**
 * A user's place on the scale of one remote: the same on every device and for every split, different from remote to
 * remote.
 */
function bucketOf(remote: string, userId: number): number {
  const hash = createHash('sha256').update(`${remote}:${userId}`).digest();
  return (hash.readUIntBE(0, 6) / 2 ** 48) * scale;
}

/** The version that a user gets: the one in whose place on the scale they lie, else the default. */
export function versionFor(remote: string, userId: number | undefined, places: SplitPlaces, fallback: string): string {
  if (userId === undefined) return fallback;
  const bucket = bucketOf(remote, userId);
  for (const [version, own] of places) if (own.some(([from, to]) => bucket >= from && bucket < to)) return version;
  return fallback;
}

/** The version that a user gets of those that are live; undefined where none is. */
export function versionOfUser(
  remote: string,
  userId: number | undefined,
  versions: readonly PlacedVersion[],
): string | undefined {
  const stable = versions.find(({ isDefault }) => isDefault) ?? versions[0];
  return versionFor(remote, userId, placesOfSplit(versions), stable?.version ?? '') || undefined;
}
