import { deploymentMessages, type RemoteVersion, type TrafficShare } from '@depot/contracts/deployments';
import { Refusal } from '@depot/contracts/errors';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { ShellGate } from '../gate/shell-gate.js';
import { RolloutQueries } from '../rollout/rollout.queries.js';
import { checkSplit } from '../split/split-rules.js';
import { ReleaseQueries } from './release.queries.js';

/** Publishes versions and spreads users over them. */
@Injectable()
export class ReleaseService {
  constructor(
    private readonly db: Db,
    private readonly queries: ReleaseQueries,
    private readonly rollouts: RolloutQueries,
    private readonly gate: ShellGate,
  ) {}

  /**
   * Registers an immutable version. The same content again is fine; other content under a used name, a route of another
   * remote, and what does not go with the live shell, are refused.
   * The first version of a remote gets all users; a later one gets none until it is promoted. Answers whether the version is new.
   */
  async publish(release: RemoteVersion, who: string): Promise<boolean> {
    await this.gate.check(release);
    return this.db.transaction(async () => {
      await this.refuseTakenRoutes(release);
      if (!(await this.queries.insert(release))) {
        await this.refuseOtherContent(release);
        return false;
      }
      await this.queries.note(release.remote, 'published', { version: release.version, commit: release.extras.commit }, who);
      const live = await this.queries.live();
      if (!live.some(({ remote }) => remote === release.remote)) await this.promote(release.remote, release.version, who);
      return true;
    });
  }

  /** Gives every user this version. */
  promote(remote: string, version: string, who: string): Promise<void> {
    return this.split(remote, [{ version, traffic: 100, default: true }], who);
  }

  /** Spreads the users of a remote as somebody wants it; a rollout that is running ends there. */
  async split(remote: string, split: readonly TrafficShare[], who: string): Promise<void> {
    await this.db.transaction(async () => {
      await this.queries.lock(remote);
      await this.rollouts.end(remote, 'STOPPED', Date.now());
      await this.spread(remote, split, who);
    });
  }

  /** Spreads the users of a remote; the versions must have been published. */
  async spread(remote: string, split: readonly TrafficShare[], who: string): Promise<void> {
    checkSplit(remote, split);
    await this.db.transaction(async () => {
      for (const { version } of split) {
        if (!(await this.queries.find(remote, version)))
          throw new Refusal('NOT_FOUND', deploymentMessages.unknownVersion, { remote, version });
      }
      await this.queries.replaceSplit(remote, split);
      await this.queries.note(remote, 'split', { split }, who);
    });
  }

  private async refuseTakenRoutes({ remote, extras }: RemoteVersion): Promise<void> {
    const others = (await this.queries.live()).filter((version) => version.remote !== remote);
    for (const { path } of extras.routes) {
      const owner = others.find((other) => other.extras.routes.some((route) => route.path === path));
      if (owner) throw new Refusal('DUPLICATE', deploymentMessages.routeTaken, { path, owner: owner.remote });
    }
  }

  private async refuseOtherContent({ remote, version, integrity }: RemoteVersion): Promise<void> {
    const published = await this.queries.find(remote, version);
    if (published?.integrity !== integrity) throw new Refusal('DUPLICATE', deploymentMessages.versionExists, { remote, version });
  }
}
