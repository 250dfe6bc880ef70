import { createHash } from 'node:crypto';
import type { TrafficShare } from '@depot/contracts/deployments';

/**
 * A user's place in [0, 100) for one remote: the same on every device and for every split, different from remote to
 * remote.
 */
function bucketOf(remote: string, userId: number): number {
  const hash = createHash('sha256').update(`${remote}:${userId}`).digest();
  return (hash.readUIntBE(0, 6) / 2 ** 48) * 100;
}

/**
 * The version this user gets. Versions other than the default take their shares from the bottom of the scale, in
 * publishing order, so that raising a share never moves a user back; the default has the rest. 0 is nobody, 100
 * everybody.
 */
export function versionFor(remote: string, userId: number | undefined, split: readonly TrafficShare[]): string {
  const fallback = split.find((share) => share.default) ?? split[0];
  if (!fallback) throw new Error(`${remote} has no version that anyone could get.`);
  if (userId === undefined) return fallback.version;
  const bucket = bucketOf(remote, userId);
  let upper = 0;
  for (const share of split) {
    if (share.default) continue;
    upper += share.traffic;
    if (bucket < upper) return share.version;
  }
  return fallback.version;
}
