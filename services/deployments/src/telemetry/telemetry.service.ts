import type { TelemetryBatch } from '@depot/contracts/deployments';
import type { SessionFacts } from '@depot/contracts/identity';
import { findContext } from '@depot/node-context';
import { ScheduledTasks } from '@depot/node-platform';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { waitForLastWrite } from '../ending/last-write.js';
import { FigureRepository } from './figure.repository.js';
import { buildVersionKey, KnownVersions } from './known-versions.js';
import { minute, MinuteFigures } from './minute-figures.js';
import { RemoteMetrics } from './remote-metrics.js';
import { RolloutVotes, type Voter } from './rollout-votes.js';

const second = 1000;
/** Minutes for which figures are kept: two weeks. */
const kept = 14 * 24 * 60;

/**
 * Takes what browsers tell. It is added up here and stored every other second, so that every process and the Admin
 * section sees it.
 */
@Injectable()
export class TelemetryService implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly figures = new MinuteFigures();

  constructor(
    private readonly known: KnownVersions,
    private readonly queries: FigureRepository,
    private readonly metrics: RemoteMetrics,
    private readonly votes: RolloutVotes,
    tasks: ScheduledTasks,
  ) {
    tasks.add({ name: 'figures of remotes', everyMs: 2 * second, run: () => this.store() });
    tasks.add({
      name: 'old figures of remotes',
      everyMs: 600 * second,
      run: async () => this.removeOld(await this.votes.now()),
    });
  }

  /**
   * Returns how many of the events are about versions that exist. All of them are shown; votes on a canary are those of
   * signed-in tabs on the version that the user is given.
   */
  async acceptBatch({ tab, events }: TelemetryBatch, time = Date.now()): Promise<number> {
    const channels = await this.known.getChannels();
    const reader = findContext()?.session;
    const voter = tab === undefined || !reader ? undefined : buildVoter(tab, reader);
    let accepted = 0;
    for (const event of events) {
      const channel = channels.get(buildVersionKey(event.remote, event.version));
      if (!channel) continue;
      this.figures.add(event, channel, time);
      this.metrics.observe(event, channel);
      if (voter && reader && this.known.isTriedBy(reader, event)) this.votes.add(voter, event, channel, time);
      accepted += 1;
    }
    return accepted;
  }

  /** Stores the events since the last call. Events that cannot be stored wait. */
  async store(): Promise<void> {
    await Promise.all([this.storeFigures(), this.votes.store()]);
  }

  private async storeFigures(): Promise<void> {
    const rows = this.figures.drainRows();
    try {
      await this.queries.add(rows);
    } catch (error) {
      this.figures.restoreRows(rows);
      throw error;
    }
  }

  async removeOld(now: number): Promise<void> {
    await this.queries.removeBefore(Math.floor(now / minute) - kept);
    await this.votes.removeOld(now);
  }

  /** While nothing has to be waited for yet that takes the time of a process that ends, e.g. an import. */
  async beforeApplicationShutdown(): Promise<void> {
    await waitForLastWrite(this.store());
  }

  /** Once the last request is answered: until then more is told. */
  async onApplicationShutdown(): Promise<void> {
    await waitForLastWrite(this.store());
  }
}

function buildVoter(tab: string, { id, storeId, sessionId }: SessionFacts): Voter {
  return { userId: id, storeId: storeId ?? null, sessionId, tab };
}
