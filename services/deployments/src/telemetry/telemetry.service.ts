import type { TelemetryBatch } from '@depot/contracts/deployments';
import { ScheduledTasks } from '@depot/node-database';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { FigureQueries } from './figure.queries.js';
import { keyOf, KnownVersions } from './known-versions.js';
import { minute, MinuteFigures } from './minute-figures.js';
import { RemoteMetrics } from './remote-metrics.js';

const second = 1000;
/** Minutes for which figures are kept: two weeks. */
const kept = 14 * 24 * 60;

/**
 * Takes what browsers tell. It is added up here and stored every other second, so that every process and the Admin
 * section sees it.
 */
@Injectable()
export class TelemetryService implements BeforeApplicationShutdown {
  private readonly figures = new MinuteFigures();

  constructor(
    private readonly known: KnownVersions,
    private readonly queries: FigureQueries,
    private readonly metrics: RemoteMetrics,
    tasks: ScheduledTasks,
  ) {
    tasks.add({ name: 'figures of remotes', everyMs: 2 * second, run: () => this.store() });
    tasks.add({ name: 'old figures of remotes', everyMs: 600 * second, run: () => this.forgetOld(Date.now()) });
  }

  /** Answers how many of the events are about versions that exist. */
  async take({ events }: TelemetryBatch, time = Date.now()): Promise<number> {
    const channels = await this.known.channels();
    let accepted = 0;
    for (const event of events) {
      const channel = channels.get(keyOf(event.remote, event.version));
      if (!channel) continue;
      this.figures.add(event, channel, time);
      this.metrics.observe(event, channel);
      accepted += 1;
    }
    return accepted;
  }

  /** Writes down what has come since the last time. What cannot be written now waits. */
  async store(): Promise<void> {
    const rows = this.figures.take();
    try {
      await this.queries.add(rows);
    } catch (error) {
      this.figures.putBack(rows);
      throw error;
    }
  }

  async forgetOld(now: number): Promise<void> {
    await this.queries.forgetBefore(Math.floor(now / minute) - kept);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.store().catch(() => undefined); // without a database they are lost with the process
  }
}
