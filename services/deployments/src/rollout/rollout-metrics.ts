import { METRICS } from '@depot/node-http';
import { ScheduledTasks } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { ReleaseRepository } from '../version/release.repository.js';
import { RolloutRepository } from './rollout.repository.js';

const everyMs = 10_000;

/**
 * How far each remote's rollout is, for Prometheus: every process reads it from the database by itself, and tells how
 * long ago.
 */
@Injectable()
export class RolloutMetrics {
  private readonly shares;
  private readonly states;
  private readonly halts;
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly versions: ReleaseRepository,
    private readonly rollouts: RolloutRepository,
    @Inject(METRICS) registry: Registry,
    tasks: ScheduledTasks,
  ) {
    const registers = [registry];
    this.shares = new Gauge({
      name: 'remote_version_share_percent',
      help: 'Part of the users that a version of a remote is for.',
      labelNames: ['remote', 'version', 'channel'],
      registers,
    });
    this.states = new Gauge({
      name: 'remote_rollout',
      help: 'The latest rollout of a remote: 1 by its version and state.',
      labelNames: ['remote', 'version', 'status'],
      registers,
    });
    this.halts = new Gauge({
      name: 'remote_halted_timestamp_seconds',
      help: 'When a version of a remote was last taken back automatically.',
      labelNames: ['remote', 'version'],
      registers,
    });
    const computeAge = () => (Date.now() - this.readAt) / 1000;
    new Gauge({
      name: 'remote_rollout_age_seconds',
      help: 'Time since this process last read the shares and rollouts.',
      registers,
      collect() {
        this.set(computeAge());
      },
    });
    tasks.add({ name: 'figures of rollouts', everyMs, firstAfterMs: 0, run: () => this.read() });
  }

  async read(): Promise<void> {
    const [live, rollouts, halts] = await Promise.all([
      this.versions.listLiveNames(),
      this.rollouts.listLatest(),
      this.versions.listLatestHalts(),
    ]);
    this.shares.reset();
    for (const { remote, version, traffic, isDefault } of live)
      this.shares.set({ remote, version, channel: isDefault ? 'stable' : 'canary' }, traffic);
    this.states.reset();
    for (const { remote, version, status } of rollouts) this.states.set({ remote, version, status }, 1);
    this.halts.reset();
    for (const { remote, version, time } of halts) if (version) this.halts.set({ remote, version }, time / 1000);
    this.readAt = Date.now();
  }
}
