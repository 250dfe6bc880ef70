import { deploymentMessages, releaseMessages } from '@depot/contracts/deployments';
import { DomainError } from '@depot/contracts/errors';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { ReleaseService } from '../release/release.service.js';
import { RolloutRepository } from '../rollout/rollout.repository.js';
import { isGiven, type PlannedShare, type StoredTarget } from '../split/targets.js';
import { KnownVersions } from '../telemetry/known-versions.js';
import { ReleaseRepository } from '../version/release.repository.js';
import { PurgedVersionRepository } from './purged-version.repository.js';

/** Which version ends, and which one follows it where it is the default. */
export interface Purge {
  remote: string;
  version: string;
  successor?: string;
}

/** Ends versions for all users: they get another one, its files are deleted, and its name is used up. */
@Injectable()
export class PurgeService {
  constructor(
    private readonly db: Db,
    private readonly versions: ReleaseRepository,
    private readonly releases: ReleaseService,
    private readonly rollouts: RolloutRepository,
    private readonly purged: PurgedVersionRepository,
    private readonly known: KnownVersions,
  ) {}

  async purge({ remote, version, successor }: Purge, who: string): Promise<void> {
    await this.db.transaction(async () => {
      await this.versions.lock();
      const published = (await this.versions.listNames()).filter((each) => each.remote === remote);
      if (!published.some((each) => each.version === version))
        throw new DomainError('NOT_FOUND', deploymentMessages.unknownVersion, { remote, version });
      const live = published.filter(isGiven);
      if (live.some((each) => each.version === version)) {
        await this.rollouts.end(remote, 'STOPPED', Date.now());
        const split = removeVersion(live, { remote, version, successor });
        // What people have already is held against nothing.
        if (live.find((each) => each.version === version)?.isDefault) await this.releases.split(remote, split, who);
        else await this.releases.replaceSplit(remote, split, who);
      }
      await this.purged.add(remote, version, who);
      await this.versions.raiseCounter();
      await this.versions.recordEvent(remote, 'purged', { version }, who);
      await this.db.afterCommit(() => {
        this.known.clearCache();
        this.purged.clearCache();
      });
    });
  }
}

/** The split without a version: its share goes to the default, or all of it to the one that follows the default. */
function removeVersion(
  live: readonly { version: string; traffic: number; isDefault: boolean; targets: readonly StoredTarget[] }[],
  { remote, version, successor }: Purge,
): PlannedShare[] {
  const own = live.find((each) => each.version === version);
  if (!own?.isDefault)
    return live
      .filter((each) => each.version !== version)
      .map(({ isDefault, traffic, targets, ...each }) => ({
        version: each.version,
        traffic: isDefault ? traffic + (own?.traffic ?? 0) : traffic,
        default: isDefault,
        targets: [...targets],
      }));
  if (successor === undefined)
    throw new DomainError('VALIDATION', releaseMessages.successorMissing, { remote, version });
  if (successor === version) throw new DomainError('VALIDATION', releaseMessages.ownSuccessor);
  return [{ version: successor, traffic: 100, default: true }];
}
