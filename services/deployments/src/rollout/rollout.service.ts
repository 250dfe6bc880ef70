import { deploymentMessages, type Rollout, type RolloutRequest } from '@depot/contracts/deployments';
import { DomainError } from '@depot/contracts/errors';
import { Db } from '@depot/node-database';
import { runForEach, ScheduledTasks } from '@depot/node-platform';
import { Injectable, Logger } from '@nestjs/common';
import { ReleaseService } from '../release/release.service.js';
import { ResolveTargets } from '../split/resolve-targets.js';
import { toWireTargets } from '../split/targets.js';
import { ReleaseRepository } from '../version/release.repository.js';
import { RolloutRepository, type RolloutRow } from './rollout.repository.js';

const everyMs = 5_000;
const logger = new Logger('Rollouts');
/** Author of actions that no user has caused. */
export const itself = 'Depot';

/**
 * Gives a version to more and more users, step by step. Any number of processes look after it; each step is taken once.
 */
@Injectable()
export class RolloutService {
  constructor(
    private readonly db: Db,
    private readonly releases: ReleaseService,
    private readonly versions: ReleaseRepository,
    private readonly rollouts: RolloutRepository,
    private readonly targets: ResolveTargets,
    tasks: ScheduledTasks,
  ) {
    tasks.add({ name: 'rollouts', everyMs, run: async () => this.advance(await this.db.getTime()) });
  }

  /** The latest of every remote, running or over. */
  async listLatest(): Promise<Rollout[]> {
    return (await this.rollouts.listLatest()).map(({ targets, ...rollout }) => ({
      ...rollout,
      ...(targets.length > 0 && { first: toWireTargets(targets) }),
    }));
  }

  /** Begins with the first step at once: with the chosen users alone, if there are any. */
  async start({ first = [], ...request }: RolloutRequest, who: string, at?: number): Promise<void> {
    const { remote, version, everyMinutes } = request;
    const targets = await this.targets.execute(first);
    const steps = first.length > 0 ? [0, ...request.steps] : request.steps;
    await this.db.transaction(async () => {
      await this.versions.lock();
      const now = at ?? (await this.db.getTime());
      const stable = await this.findStable(remote, version);
      await this.rollouts.insert({ remote, version, stable, steps, everyMinutes, who, startedAt: now, targets });
      const noted = { version, steps: request.steps, everyMinutes, ...(first.length > 0 && { first }) };
      await this.versions.recordEvent(remote, 'rollout', noted, who, now);
      for (const rollout of await this.rollouts.listDue(now))
        if (rollout.remote === remote) await this.step(rollout, now);
    });
  }

  /** Ends the rollout, gives all users the version from before, and returns the rollout. */
  async stop(remote: string, who: string, now = Date.now()): Promise<Pick<Rollout, 'version' | 'stable'>> {
    return this.db.transaction(async () => {
      await this.versions.lock();
      const running = await this.rollouts.findRunning(remote);
      if (!running) throw new DomainError('NOT_FOUND', deploymentMessages.notRunning, { remote });
      await this.rollouts.end(remote, 'STOPPED', now);
      await this.versions.recordEvent(remote, 'stopped', { version: running.version }, who, now);
      await this.releases.replaceSplit(remote, [{ version: running.stable, traffic: 100, default: true }], who);
      return running;
    });
  }

  /** Takes every step that is due. */
  async advance(now: number): Promise<void> {
    await runForEach(await this.rollouts.listDue(now), (rollout) => this.step(rollout, now), {
      logger,
      getName: ({ remote, version }) => `${remote} ${version}`,
    });
  }

  private step(rollout: RolloutRow, now: number): Promise<void> {
    const { id, remote, version, stable, steps, step, everyMinutes, targets } = rollout;
    return this.db.transaction(async () => {
      await this.versions.lock();
      // However late this is, the next step waits its time: each must be watched for as long as was asked for.
      if (!(await this.rollouts.take(id, step, now + everyMinutes * 60_000))) return;
      const traffic = steps[step] ?? 100;
      const everyUser = [{ version, traffic: 100, default: true }];
      const part = [
        { version: stable, traffic: 100 - traffic, default: true },
        { version, traffic, default: false, targets },
      ];
      await this.releases.replaceSplit(remote, traffic === 100 ? everyUser : part, itself);
      if (traffic === 100) await this.rollouts.end(remote, 'DONE', now);
    });
  }

  private async findStable(remote: string, version: string): Promise<string> {
    const candidate = await this.versions.find(remote, version);
    if (!candidate) throw new DomainError('NOT_FOUND', deploymentMessages.unknownVersion, { remote, version });
    await this.releases.check(candidate);
    const running = await this.rollouts.findRunning(remote);
    if (running) throw new DomainError('DUPLICATE', deploymentMessages.isRunning, { remote, version: running.version });
    const live = (await this.versions.listLive()).filter((known) => known.remote === remote);
    const stable = live.find(({ isDefault }) => isDefault);
    if (!stable) throw new DomainError('NOT_FOUND', deploymentMessages.notStable, { remote });
    if (stable.version === version)
      throw new DomainError('DUPLICATE', deploymentMessages.isStable, { remote, version });
    return stable.version;
  }
}
