import { type RemoteVersion, remoteVersion, versionTarget } from '@depot/contracts/deployments';
import * as z from 'zod';
import type { ScalePart } from '../split/places.js';
import type { StoredTarget } from '../split/targets.js';
import { storedJson } from './stored-json.js';

/** A published version with its share of the traffic, which is 0 where it has none. */
export interface ReleasedVersion extends RemoteVersion {
  publishedAt: number;
  /** Per cent. */
  traffic: number;
  isDefault: boolean;
  /** Which users, where it is not the default; null of a split from before this was kept, or where it is damaged. */
  places: readonly ScalePart[] | null;
  /** Users who get it before shares are counted; none where they are damaged. */
  targets: readonly StoredTarget[];
}

/** A version as the registry's tables have it. */
export interface StoredVersion extends Omit<ReleasedVersion, 'extras' | 'isDefault' | 'places' | 'targets'> {
  extras: string;
  isDefault: number;
  places: string | null;
  targets: string | null;
}

/** What of a version cannot be read. */
export interface UnreadableVersion {
  remote: string;
  version: string;
  reason: string;
}

const stored = remoteVersion.extend({ extras: storedJson(remoteVersion.shape.extras) });
const storedPlaces = storedJson(z.array(z.tuple([z.number(), z.number()]))).nullable();

/** Targets with the ids of their users. */
export const targetList = z.array(versionTarget.safeExtend({ userId: z.int().optional() }));
/** Targets as a column keeps them. */
export const storedTargets = storedJson(targetList).nullable();

/** The version of a row; undefined where it cannot be read, which concerns no other version. */
export function readVersion(row: StoredVersion): ReleasedVersion | undefined {
  const { success, data } = stored.safeParse(row);
  return success ? { ...row, ...data, ...readShare(row) } : undefined;
}

/** Who has a version; traffic is a DECIMAL(…,2) and arrives in hundredths. */
export const readShare = ({
  traffic,
  isDefault,
  places,
  targets,
}: Pick<StoredVersion, 'traffic' | 'isDefault' | 'places' | 'targets'>) => ({
  traffic: traffic / 100,
  isDefault: isDefault === 1,
  places: storedPlaces.safeParse(places).data ?? null,
  targets: storedTargets.safeParse(targets).data ?? [],
});

/** Why a row cannot be read; undefined where it can. */
export function findRowProblem({ places, targets, ...row }: StoredVersion): string | undefined {
  const results = [stored.safeParse(row), storedPlaces.safeParse(places), storedTargets.safeParse(targets)];
  const [issue] = results.flatMap(({ error }) => error?.issues ?? []);
  return issue && [...issue.path.map(String), issue.message].join(': ');
}
