import { type Channel, deploymentMessages, type HaltCause } from '@depot/contracts/deployments';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { runInContext } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { ActivityLog, runForEach, ScheduledTasks } from '@depot/node-platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { SendHaltNotices } from '../notice/send-halt-notices.js';
import { ReleaseService } from '../release/release.service.js';
import { minute } from '../telemetry/minute-figures.js';
import { VoteRepository } from '../telemetry/vote.repository.js';
import { type ReleasedVersion, ReleaseRepository } from '../version/release.repository.js';
import { RolloutRepository } from './rollout.repository.js';
import { itself } from './rollout.service.js';
import { computeVerdict } from './verdict.js';

const everyMs = 10_000;
/** Milliseconds that are looked back: what went wrong just now, and what few users meet over a day. */
const memories = [60 * minute, 24 * 60 * minute];
/** Milliseconds within which the stable version tells of a fault that both meet. */
const recently = 5 * minute;
/** Views of an hour after which a whole day could say nothing more. */
const enoughViews = 500;
const logger = new Logger('Releases');

/** Compares every canary with the stable version beside it, and takes it back by itself when it does worse. */
@Injectable()
export class CanaryWatch {
  constructor(
    private readonly db: Db,
    private readonly releases: ReleaseService,
    private readonly versions: ReleaseRepository,
    private readonly rollouts: RolloutRepository,
    private readonly votes: VoteRepository,
    private readonly log: ActivityLog,
    private readonly notices: SendHaltNotices,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    tasks: ScheduledTasks,
  ) {
    tasks.add({ name: 'watch over canaries', everyMs, run: async () => this.checkAll(await this.db.getTime()) });
  }

  async checkAll(now: number): Promise<void> {
    const live = await this.versions.listLiveNames();
    const canaries = live.filter(({ isDefault }) => !isDefault);
    const judge = async (canary: (typeof canaries)[number]) => {
      const stable = live.find(({ remote, isDefault }) => remote === canary.remote && isDefault);
      if (stable) await this.checkRollout(canary, stable.version, now);
    };
    await runForEach(canaries, judge, { logger, getName: ({ remote, version }) => `${remote} ${version}` });
  }

  private async checkRollout(
    { remote, version }: Pick<ReleasedVersion, 'remote' | 'version'>,
    stable: string,
    now: number,
  ): Promise<void> {
    const began = await this.versions.findCanarySince(remote, version);
    const countVotes = (since: number, of: string, channel: Channel) =>
      this.votes.countByUser(Math.floor(since / minute), remote, of, channel);
    const lately = await countVotes(now - recently, stable, 'stable');
    for (const memory of memories) {
      const since = Math.max(began, now - memory);
      const [canary, meanwhile] = await Promise.all([
        countVotes(since, version, 'canary'),
        countVotes(since, stable, 'stable'),
      ]);
      const cause = computeVerdict(canary, { meanwhile, lately });
      if (cause) return this.stopRollout(remote, version, stable, cause, now);
      const views = canary.reduce((sum, user) => sum + user.views, 0);
      if (since === began || views >= enoughViews) return;
    }
  }

  /** Once, however many processes have come to the same verdict. */
  private stopRollout(remote: string, version: string, stable: string, cause: HaltCause, now: number): Promise<void> {
    return this.db.transaction(async () => {
      await this.versions.lock();
      const live = (await this.versions.listLiveNames()).filter((each) => each.remote === remote);
      const isStillThere = live.some((each) => each.version === version && !each.isDefault);
      // Beside another version the judgement starts over.
      if (!isStillThere || !live.some((each) => each.version === stable && each.isDefault)) return;
      await this.rollouts.end(remote, 'HALTED', now, cause);
      await this.versions.recordEvent(remote, 'halted', { version, ...removeRule(cause) }, itself, now);
      await this.releases.replaceSplit(remote, [{ version: stable, traffic: 100, default: true }], itself);
      await this.logHalt(remote, version, stable, cause);
      await this.notices.execute({ remote, version, stable, cause, time: now });
      logger.warn(`${remote} ${version} was taken back: ${JSON.stringify(cause)}`);
    });
  }

  /** The activity log belongs to tenants. No user caused this, so the first tenant's log records it. */
  private async logHalt(remote: string, version: string, stable: string, cause: HaltCause): Promise<void> {
    const tenants = await this.identity.allTenants();
    if (tenants.length === 0) return;
    const tenantId = Math.min(...tenants.map(({ id }) => id));
    const formatPercent = (share: number | null) => Number(((share ?? 0) * 100).toFixed(2));
    const values = {
      remote,
      version,
      stable,
      loads: cause.loads,
      success: formatPercent(cause.success),
      errors: formatPercent(cause.errorRate),
      stableErrors: formatPercent(cause.stableErrorRate),
    };
    const localizedMessage =
      cause.rule === 'success' ? deploymentMessages.haltedForLoads : deploymentMessages.haltedForErrors;
    await runInContext({ tenantId }, () =>
      this.log.write({ operation: 'deploymentsHalt', localizedMessage, note: { values }, completed: true }),
    );
  }
}

const removeRule = ({ loads, success, errorRate, stableErrorRate }: HaltCause) => ({
  loads,
  success,
  errorRate,
  stableErrorRate,
});
