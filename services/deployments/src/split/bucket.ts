import { createHash } from 'node:crypto';
import type { VersionReason } from '@depot/contracts/deployments';
import { computePlaces, type PlacedVersion, scale, type SplitPlaces } from './places.js';
import { describeReason, findTargeted, type Reader, type StoredTarget } from './targets.js';

/**
 * A user's place on the scale of one remote: the same on every device and for every split, different from remote to
 * remote.
 */
function computeBucket(remote: string, userId: number): number {
  const hash = createHash('sha256').update(`${remote}:${userId}`).digest();
  return (hash.readUIntBE(0, 6) / 2 ** 48) * scale;
}

/** The version that a user gets: the one in whose place on the scale they lie, else the default. */
export function versionFor(remote: string, userId: number | undefined, places: SplitPlaces, fallback: string): string {
  if (userId === undefined) return fallback;
  const bucket = computeBucket(remote, userId);
  for (const [version, own] of places) if (own.some(([from, to]) => bucket >= from && bucket < to)) return version;
  return fallback;
}

/** A version that users may get: its share, its places, and its targets. */
export interface OfferedVersion extends PlacedVersion {
  targets: readonly StoredTarget[];
}

/** The version that a reader gets, and why. */
export interface VersionChoice {
  version: string;
  reason: VersionReason;
  target?: StoredTarget;
}

/**
 * The version that a reader gets of those that users have: that of a target, else that of the reader's place on the
 * scale, else the default. Undefined where there is none.
 */
export function chooseVersion(
  remote: string,
  reader: Reader | undefined,
  versions: readonly OfferedVersion[],
): VersionChoice | undefined {
  const targeted = findTargeted(versions, reader);
  if (targeted) return { ...targeted, reason: describeReason(targeted.target) };
  const stable = versions.find(({ isDefault }) => isDefault) ?? versions[0];
  if (!stable) return undefined;
  const version = versionFor(remote, reader?.id, computePlaces(versions), stable.version);
  return { version, reason: version === stable.version ? 'default' : 'share' };
}
