import type { TrafficShare, VersionReason, VersionTarget } from '@depot/contracts/deployments';
import type { SessionFacts } from '@depot/contracts/identity';

/** A target as it is stored: users by their id, since an email address changes. */
export interface StoredTarget extends VersionTarget {
  userId?: number;
}

/** A share of a split whose targets have been looked up. */
export interface PlannedShare extends TrafficShare {
  targets?: StoredTarget[];
}

/** The facts of a session that decide which version its user gets. */
export type Reader = Pick<SessionFacts, 'id' | 'role' | 'tenantId'>;

/** Rank of a target: one user, a role of a distributor, a role, a distributor. */
const rank = ({ user, role, tenantId }: VersionTarget) =>
  (user === undefined ? 0 : 4) + (role === undefined ? 0 : 2) + (tenantId === undefined ? 0 : 1);

/** A target that names a user without an id, or nothing, fits no reader. */
const fits = ({ user, userId, role, tenantId }: StoredTarget, reader: Reader): boolean =>
  user === undefined
    ? (role ?? tenantId) !== undefined &&
      (role ?? reader.role) === reader.role &&
      (tenantId ?? reader.tenantId) === reader.tenantId
    : userId === reader.id;

/** The reason that a target is for a version. */
export const describeReason = ({ user, role }: VersionTarget): VersionReason =>
  user === undefined ? (role === undefined ? 'tenant' : 'role') : 'user';

/** The highest ranked target that fits the reader, with its version; undefined if none does. */
export function findTargeted(
  versions: readonly { version: string; targets: readonly StoredTarget[] }[],
  reader: Reader | undefined,
): { version: string; target: StoredTarget } | undefined {
  if (!reader) return undefined;
  return versions
    .flatMap(({ version, targets }) => targets.map((target) => ({ version, target })))
    .filter(({ target }) => fits(target, reader))
    .toSorted((one, other) => rank(other.target) - rank(one.target))[0];
}

/** True for a version that some user gets. */
export const isGiven = ({
  traffic,
  targets = [],
  isDefault,
}: {
  traffic: number;
  targets?: readonly unknown[];
  isDefault: boolean;
}): boolean => isDefault || traffic > 0 || targets.length > 0;

/** Targets as requests and responses state them. */
export const toWireTargets = (targets: readonly StoredTarget[]): VersionTarget[] =>
  targets.map(({ userId: _, ...target }) => target);
