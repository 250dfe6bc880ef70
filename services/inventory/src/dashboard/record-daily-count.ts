import { ScheduledTasks } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { DailyCountRepository } from './daily-count.repository.js';
import { listWindowDays } from './window.js';

const minute = 60_000;

/**
 * Counts the units in stock once a day (UTC). Several processes can run it; the first count of a day stays. Missing
 * days of the dashboard, for example after a downtime or an import, are calculated from the times at which each unit
 * arrived and left.
 */
@Injectable()
export class RecordDailyCount {
  constructor(
    private readonly counts: DailyCountRepository,
    tasks: ScheduledTasks,
  ) {
    tasks.add({ name: 'daily inventory count', everyMs: minute, run: () => this.execute(Date.now()) });
  }

  async execute(now: number): Promise<void> {
    const days = listWindowDays(now);
    if (!(await this.counts.isUncounted(days[0]?.[0], now))) return;
    await this.counts.save(await this.counts.findMissing(days, now), now);
  }
}
